# Runs a program, and fails unless it ends as said: cmake -DCOMMAND=… -DFAILS=0|1 -DMATCH=regular expression -P expect.cmake
execute_process(COMMAND ${COMMAND} RESULT_VARIABLE result OUTPUT_VARIABLE out ERROR_VARIABLE err)
if(NOT result MATCHES "^[01]$" OR NOT result EQUAL FAILS)
  message(FATAL_ERROR "ended with ${result}:\n${out}${err}")
endif()
if(NOT "${out}${err}" MATCHES "${MATCH}")
  message(FATAL_ERROR "does not match ${MATCH}:\n${out}${err}")
endif()
