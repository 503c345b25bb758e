@echo off
rem Starts Claimdesk: the window without arguments, the command line with a subcommand.
setlocal
set "HOME_DIR=%~dp0.."
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -Dfile.encoding=UTF-8 %CLAIMDESK_JAVA_OPTS% -cp "%HOME_DIR%\lib\*" claimdesk.ui.Main %*
exit /b %ERRORLEVEL%
