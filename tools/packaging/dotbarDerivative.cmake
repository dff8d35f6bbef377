# dotbar_derivative(TARGET target MODE mode... HEAD head... SOURCES file...
#                   [OUTPUT_DIRECTORY folder] [OPTIONS option...] [INCLUDE_DIRECTORIES folder...])
#
# Adds to the target the derivatives of the heads (as `dotbar --head` takes them) that each mode makes of the sources, and links the
# runtime. The sources themselves stay those of the target. A derivative is made again when a file that it rests on has changed:
# sources, what they include, rules.
function(dotbar_derivative)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;OUTPUT_DIRECTORY" "MODE;HEAD;SOURCES;OPTIONS;INCLUDE_DIRECTORIES")
  foreach(needed TARGET MODE HEAD SOURCES)
    if(NOT arg_${needed})
      message(FATAL_ERROR "dotbar_derivative: ${needed} is missing")
    endif()
  endforeach()
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "dotbar_derivative: what is ${arg_UNPARSED_ARGUMENTS}?")
  endif()
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}.derivatives)
  endif()
  file(MAKE_DIRECTORY ${arg_OUTPUT_DIRECTORY})
  set(words)
  foreach(head IN LISTS arg_HEAD)
    list(APPEND words --head ${head})
  endforeach()
  foreach(folder IN LISTS arg_INCLUDE_DIRECTORIES)
    list(APPEND words -I ${folder})
  endforeach()
  set(sources)
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(source ${source} ABSOLUTE)
    list(APPEND sources ${source})
  endforeach()
  list(GET sources 0 first)
  get_filename_component(name ${first} NAME_WE)
  get_filename_component(suffix ${first} LAST_EXT)
  foreach(mode IN LISTS arg_MODE)
    # a capital suffix: it may keep lines of the preprocessor
    string(TOUPPER ${suffix} suffix)
    set(out ${arg_OUTPUT_DIRECTORY}/${name}_${mode}${suffix})
    add_custom_command(OUTPUT ${out}
      COMMAND dotbar::dotbar ${mode} ${words} ${arg_OPTIONS} -o ${out} --depfile ${out}.d ${sources}
      DEPENDS ${sources} DEPFILE ${out}.d COMMENT "dotbar ${mode} of ${name}" VERBATIM)
    target_sources(${arg_TARGET} PRIVATE ${out})
  endforeach()
  target_link_libraries(${arg_TARGET} PRIVATE dotbar::dotbar_runtime)
  # whatever library comes first in the end must have the interface that these derivatives were made for
  target_link_options(${arg_TARGET} PRIVATE ${dotbar_RUNTIME_REQUIRED})
  # derivatives that keep INCLUDE lines find what these name
  get_filename_component(folder ${first} DIRECTORY)
  target_include_directories(${arg_TARGET} PRIVATE ${folder} ${arg_INCLUDE_DIRECTORIES})
endfunction()
