package claimdesk;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who may know whom. */
@AnalyzeClasses(packages = "claimdesk", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule STORE_KNOWS_NEITHER_APP_NOR_UI = noClasses()
            .that()
            .resideInAPackage("claimdesk.store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("claimdesk.app..", "claimdesk.ui..", "javafx..")
            .because("the store keeps; it must serve any application");

    @ArchTest
    static final ArchRule APP_KNOWS_NO_UI = noClasses()
            .that()
            .resideInAPackage("claimdesk.app..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("claimdesk.ui..", "javafx..")
            .because("calls are served and judged without a screen");

    @ArchTest
    static final ArchRule SQL_STAYS_IN_THE_STORE = noClasses()
            .that()
            .resideInAnyPackage("claimdesk.app..", "claimdesk.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.jdbi..", "java.sql..", "org.sqlite..")
            .because("the store is the only place with SQL");

    @ArchTest
    static final ArchRule VIEW_MODELS_KNOW_NO_CONTROLS = noClasses()
            .that()
            .haveSimpleNameEndingWith("ViewModel")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..")
            .because("a view model is tested without a toolkit");

    @ArchTest
    static final ArchRule STUDY_STAYS_OUT_OF_THE_PROTOCOL = noClasses()
            .that()
            .resideInAPackage("claimdesk.store.claim..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("claimdesk.store.study..")
            .because("the protocols that are fit for use must not lean on the ones that are studied");

    @ArchTest
    static final ArchRule CALLS_DO_NOT_KNOW_WHO_DRIVES_THEM = noClasses()
            .that()
            .resideInAPackage("claimdesk.app.call..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("claimdesk.app.simulation..", "claimdesk.app.vendor..", "claimdesk.store.study..")
            .because("one state machine serves every driver, and faults are no branches in it");

    @ArchTest
    static final ArchRule CLOCKS_AND_CHANCE_COME_IN_THROUGH_THE_DOOR = noClasses()
            .that()
            .resideOutsideOfPackage("claimdesk.ui..")
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(java.time.Instant.class, "now")
            .orShould()
            .callMethod(java.time.InstantSource.class, "system")
            .orShould()
            .callMethod(java.util.UUID.class, "randomUUID")
            .orShould()
            .callConstructor(java.util.Random.class)
            .because("a run is a function of its seed and its clock");

    @ArchTest
    static final ArchRule LAYERS_ARE_THREE = classes()
            .should()
            .resideInAnyPackage("claimdesk.store..", "claimdesk.app..", "claimdesk.ui..")
            .because("what it keeps, what it does, what it shows");

    @ArchTest
    static final ArchRule STORE_HAS_NO_CYCLES =
            slices().matching("claimdesk.store.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule APP_HAS_NO_CYCLES =
            slices().matching("claimdesk.app.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule UI_HAS_NO_CYCLES =
            slices().matching("claimdesk.ui.(*)..").should().beFreeOfCycles();
}
