# Fails unless FILE holds what GENERATOR prints, with ARGUMENT if there is one.
execute_process(COMMAND ${GENERATOR} ${ARGUMENT} OUTPUT_VARIABLE made COMMAND_ERROR_IS_FATAL ANY)
file(READ ${FILE} kept)
if(NOT made STREQUAL kept)
  message(FATAL_ERROR "${FILE} is not what ${GENERATOR} prints: write it anew")
endif()
