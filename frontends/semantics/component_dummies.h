// What a procedure calls through a component of an argument, call me%f(x), stands among its formals while derivatives are made: a
// dummy procedure with a name of its own, which no source can have. It goes again before anything is written.
#pragma once

#include <string>

#include "engine/support/symbol.h"

namespace dotbar::semantics {

// `passes`: the object is an argument of the call, the first.
inline Symbol componentDummy(Symbol object, Symbol component, bool passes) {
  return intern(std::string(text(object)) + (passes ? "." : "..") + std::string(text(component)));
}
inline bool isComponentDummy(Symbol name) {  // no operator(.a.)
  return text(name).find('.') != std::string_view::npos && text(name).find('(') == std::string_view::npos;
}
inline bool passesObject(Symbol dummy) { return text(dummy).find("..") == std::string_view::npos; }
inline Symbol objectOf(Symbol dummy) { return intern(std::string(text(dummy).substr(0, text(dummy).find('.')))); }
inline Symbol componentOf(Symbol dummy) { return intern(std::string(text(dummy).substr(text(dummy).rfind('.') + 1))); }
// As sources say it.
inline std::string spelled(Symbol name) {
  if (!isComponentDummy(name)) return std::string(text(name));
  return std::string(text(objectOf(name))) + "%" + std::string(text(componentOf(name)));
}
// What its derivative is named after.
inline Symbol wordFor(Symbol dummy) {
  return intern(std::string(text(objectOf(dummy))) + "_" + std::string(text(componentOf(dummy))));
}

}  // namespace dotbar::semantics
