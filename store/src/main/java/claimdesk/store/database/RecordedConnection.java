package claimdesk.store.database;

import claimdesk.store.database.StatementLog.Side;
import claimdesk.store.database.StatementLog.Value;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A connection that says of each statement it runs what it was, with which values, and what came of it. */
final class RecordedConnection implements InvocationHandler {

    private final Connection real;
    private final StatementLog log;
    private final Side side;

    private RecordedConnection(Connection real, StatementLog log, Side side) {
        this.real = real;
        this.log = log;
        this.side = side;
    }

    static Connection of(Connection real, StatementLog log, Side side) {
        return proxy(Connection.class, new RecordedConnection(real, log, side));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        Object result = call(real, method, arguments);
        if (method.getName().equals("prepareStatement")) {
            return proxy(PreparedStatement.class, new Recorded((Statement) result, (String) arguments[0]));
        }
        return method.getName().equals("createStatement")
                ? proxy(Statement.class, new Recorded((Statement) result, ""))
                : result;
    }

    /** One statement; its text, if it was prepared, and the values that are bound. */
    private final class Recorded implements InvocationHandler {

        private final Statement statement;
        private final String prepared;
        private final List<String> names;
        private final Map<Integer, String> bound = new TreeMap<>();
        private RecordedRun run;

        private Recorded(Statement statement, String prepared) {
            this.statement = statement;
            this.prepared = prepared;
            this.names = DirectStatement.names(prepared);
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            String name = method.getName();
            if (name.startsWith("set") && arguments.length > 1 && arguments[0] instanceof Integer place) {
                bound.put(place, name.equals("setNull") ? "NULL" : SqlLiteral.of(arguments[1]));
            } else if (name.equals("clearParameters")) {
                bound.clear();
            } else if (name.equals("execute") || name.equals("executeUpdate") || name.equals("executeQuery")) {
                return run(method, arguments);
            }
            Object result = call(statement, method, arguments);
            return result instanceof ResultSet rows && run != null ? counted(rows) : result;
        }

        private Object run(Method method, Object[] arguments) throws Throwable {
            run = log.begun(side, arguments == null ? prepared : (String) arguments[0], values());
            try {
                Object result = call(statement, method, arguments);
                if (result instanceof ResultSet rows) {
                    return counted(rows);
                }
                if (result instanceof Integer rows) {
                    run.changed(rows);
                } else if (Boolean.FALSE.equals(result)) {
                    run.changed(statement.getUpdateCount());
                }
                return result;
            } catch (SQLException failure) {
                run.failed(failure);
                throw failure;
            }
        }

        private List<Value> values() {
            List<Value> values = new ArrayList<>();
            bound.forEach((place, literal) ->
                    values.add(new Value(place <= names.size() ? names.get(place - 1) : "", literal)));
            return values;
        }

        private ResultSet counted(ResultSet rows) {
            RecordedRun mine = run;
            mine.isQuery();
            return proxy(ResultSet.class, (proxy, method, arguments) -> {
                Object result = call(rows, method, arguments);
                if (method.getName().equals("next") && Boolean.TRUE.equals(result)) {
                    mine.readOne();
                }
                return result;
            });
        }
    }

    private static Object call(Object real, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(real, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
