// Types and declarations as text.
#include <utility>

#include "frontends/fortran/writer.h"
#include "il_make.h"

namespace dotbar::fortran {

void Writer::kind(std::string_view word, Tree kind) {
  out_.word(word);
  if (none(kind)) return;
  if (f_.is(kind, Op::Bytes)) {
    out_ << "*";
    return expression(f_.child(kind, 0), 200);
  }
  out_ << "(";
  expression(kind);
  out_ << ")";
}

void Writer::character(Tree length) {
  out_.word("character");
  if (none(length)) return;
  out_ << "(";
  if (f_.is(length, Op::OtherExpr)) {
    out_.copied(f_.text(f_.child(length, 0)));
  } else {
    out_.word("len=");
    expression(length);
  }
  out_ << ")";
}

void Writer::type(Tree t) {
  switch (f_.op(t)) {
    case Op::IntegerType:
      return kind("integer", f_.child(t, 0));
    case Op::RealType:
      return kind("real", f_.child(t, 0));
    case Op::ComplexType:
      return kind("complex", f_.child(t, 0));
    case Op::LogicalType:
      return kind("logical", f_.child(t, 0));
    case Op::DoubleType:
      return out_.word("double precision");
    case Op::DoubleComplexType:
      return out_.word("double complex");
    case Op::CharacterType:
      return character(f_.child(t, 0));
    case Op::StructType:
      out_.word("type(");
      return void(out_ << f_.text(f_.child(t, 0)) << ")");
    case Op::ClassType:
      out_.word("class(");
      return void(out_ << (none(f_.child(t, 0)) ? "*" : f_.text(f_.child(t, 0))) << ")");
    case Op::ArrayType:
      type(f_.child(t, 0));
      return dimensions(f_.child(t, 1));
    default:
      out_ << info(f_.op(t)).name;
  }
}

void Writer::dimensions(Tree dims) {
  if (f_.arity(dims) == 0) return;
  out_ << "(";
  for (std::uint32_t i = 0; i < f_.arity(dims); ++i) {
    const Tree lower = f_.child(f_.child(dims, i), 0), upper = f_.child(f_.child(dims, i), 1);
    if (i) {
      out_ << ", ";
      out_.mayBreak();
    }
    if (!none(lower)) expression(lower);
    if (!none(lower) || none(upper)) out_ << ":";
    if (!none(upper)) expression(upper);
  }
  out_ << ")";
}

void Writer::entity(Tree t) {
  out_ << f_.text(f_.child(t, 0));
  dimensions(f_.child(t, 1));
  if (const Tree length = f_.child(t, 2); !none(length)) {
    out_ << "*";
    const bool literal = f_.is(length, Op::Intval);
    if (!literal) out_ << "(";
    expression(length);
    if (!literal) out_ << ")";
  }
  const Tree init = f_.child(t, 3);
  if (none(init)) return;
  const std::string_view text = f_.is(init, Op::OtherExpr) ? f_.text(f_.child(init, 0)) : "";
  if (text.substr(0, 2) == "=>" || text.substr(0, 1) == "/")
    out_ << " ";
  else
    out_ << " = ";
  out_.mayBreak();
  expression(init);
}

void Writer::entities(Tree list) {
  for (std::uint32_t i = 0; i < f_.arity(list); ++i) {
    if (i) {
      out_ << ", ";
      out_.mayBreak();
    }
    entity(f_.child(list, i));
  }
}

void Writer::names(Tree list) {
  for (std::uint32_t i = 0; i < f_.arity(list); ++i) {
    if (i) {
      out_ << ", ";
      out_.mayBreak();
    }
    const Tree n = f_.child(list, i);
    if (f_.is(n, Op::SavedBlock))
      out_ << "/" << f_.text(f_.child(n, 0)) << "/";
    else
      out_ << f_.text(n);
  }
}

void Writer::declare(Tree t) {
  type(f_.child(t, 0));
  const Tree attrs = f_.child(t, 1);
  bool oldInit = false;  // integer i/5/ takes no double colon
  for (Tree e : f_.children(f_.child(t, 2)))
    oldInit |= f_.is(f_.child(e, 3), Op::OtherExpr) && f_.text(f_.child(f_.child(e, 3), 0)).substr(0, 1) == "/";
  for (Tree a : f_.children(attrs)) {
    out_ << ", ";
    out_.mayBreak();
    if (f_.is(a, Op::DimensionAttr)) {
      out_.word("dimension");
      dimensions(f_.child(a, 0));
    } else {
      out_ << f_.text(a);
    }
  }
  out_ << (oldInit && f_.arity(attrs) == 0 ? " " : " :: ");
  out_.mayBreak();
  entities(f_.child(t, 2));
}

void Writer::use(Tree t) {
  using O = il::UseOp;
  out_.word("use");
  if (const Tree nature = O::nature_(f_, t); !none(nature)) out_ << ", " << f_.text(nature) << " ::";
  out_ << " " << f_.text(O::module_(f_, t));
  const Tree visible = O::visible_(f_, t);
  const bool only = f_.is(visible, Op::Only);
  if (only) out_ << ", only:";
  const char *before = only ? " " : ", ";
  for (Tree u : f_.children(f_.child(visible, 0))) {
    out_ << std::exchange(before, ", ");
    out_.mayBreak();
    const Tree first = f_.child(u, 0);
    out_ << f_.text(first);
    if (f_.symbol(first) != f_.symbol(f_.child(u, 1))) out_ << " => " << f_.text(f_.child(u, 1));
  }
}

// Between the elements of a list.
void Writer::comma(std::uint32_t i) {
  if (!i) return;
  out_ << ", ";
  out_.mayBreak();
}

// R840: an implied do of DATA, or what is initialised.
void Writer::dataObject(Tree t) {
  if (!f_.is(t, Op::ImpliedDo)) return expression(t);
  using O = il::ImpliedDoOp;
  out_ << "(";
  for (Tree o : f_.children(O::objects_(f_, t))) {
    dataObject(o);
    out_ << ", ";
    out_.mayBreak();
  }
  out_ << f_.text(O::var_(f_, t)) << " = ";
  expression(O::first_(f_, t));
  out_ << ", ";
  expression(O::last_(f_, t));
  if (const Tree step = O::step_(f_, t); !none(step)) out_ << ", ", expression(step);
  out_ << ")";
}

void Writer::dataValue(Tree t) {
  if (f_.is(t, Op::Repeated)) {
    expression(f_.child(t, 0));
    out_ << "*";
    t = f_.child(t, 1);
  }
  expression(t);
}

void Writer::data(Tree t) {
  const Tree sets = f_.child(t, 0);
  for (std::uint32_t i = 0; i < f_.arity(sets); ++i) {
    comma(i);
    const Tree objects = f_.child(f_.child(sets, i), 0), values = f_.child(f_.child(sets, i), 1);
    for (std::uint32_t k = 0; k < f_.arity(objects); ++k) comma(k), dataObject(f_.child(objects, k));
    out_ << " ";
    out_.mayBreak();
    out_ << "/";
    for (std::uint32_t k = 0; k < f_.arity(values); ++k) comma(k), dataValue(f_.child(values, k));
    out_ << "/";
  }
}

void Writer::equivalence(Tree t) {
  const Tree sets = f_.child(t, 0);
  for (std::uint32_t i = 0; i < f_.arity(sets); ++i) {
    comma(i);
    const Tree objects = f_.child(f_.child(sets, i), 0);
    out_ << "(";
    for (std::uint32_t k = 0; k < f_.arity(objects); ++k) comma(k), expression(f_.child(objects, k));
    out_ << ")";
  }
}

void Writer::implicit(Tree t) {
  const Tree typings = f_.child(t, 0);
  for (std::uint32_t i = 0; i < f_.arity(typings); ++i) {
    comma(i);
    const Tree is = f_.child(f_.child(typings, i), 0);
    if (f_.is(is, Op::CharacterType) && f_.is(f_.child(is, 0), Op::Intval))
      out_.word("character"), out_ << "*" << f_.text(f_.child(is, 0));
    else
      type(is);
    out_ << " (";
    const Tree letters = f_.child(f_.child(typings, i), 1);
    for (std::uint32_t k = 0; k < f_.arity(letters); ++k) {
      comma(k);
      out_ << f_.text(f_.child(f_.child(letters, k), 0));
      if (const Tree last = f_.child(f_.child(letters, k), 1); !none(last)) out_ << "-" << f_.text(last);
    }
    out_ << ")";
  }
}

void Writer::namelist(Tree t) {
  const Tree groups = f_.child(t, 0);
  for (std::uint32_t i = 0; i < f_.arity(groups); ++i) {
    out_ << (i ? " /" : "/") << f_.text(f_.child(f_.child(groups, i), 0)) << "/ ";
    names(f_.child(f_.child(groups, i), 1));
  }
}

// The declarations that are one statement each.
bool Writer::declarationLine(Tree t) {
  auto worded = [&](std::string_view word, bool blank = true) {
    out_.word(word);
    if (blank) out_ << " ";
  };
  switch (f_.op(t)) {
    case Op::Declare:
      return declare(t), true;
    case Op::Dimension:
      return worded("dimension"), entities(f_.child(t, 0)), true;
    case Op::Common:
      worded("common");
      if (!none(f_.child(t, 0))) out_ << "/" << f_.text(f_.child(t, 0)) << "/ ";
      return entities(f_.child(t, 1)), true;
    case Op::Parameter:
      worded("parameter");
      out_ << "(";
      return entities(f_.child(t, 0)), out_ << ")", true;
    case Op::External:
      return worded("external"), names(f_.child(t, 0)), true;
    case Op::Intrinsic:
      return worded("intrinsic"), names(f_.child(t, 0)), true;
    case Op::Save:
      return worded("save", f_.arity(f_.child(t, 0)) > 0), names(f_.child(t, 0)), true;
    case Op::Data:
      return worded("data"), data(t), true;
    case Op::Equivalence:
      return worded("equivalence"), equivalence(t), true;
    case Op::Implicit:
      return worded("implicit"), implicit(t), true;
    case Op::Namelist:
      return worded("namelist"), namelist(t), true;
    case Op::Attribute:
      out_ << f_.text(f_.child(t, 0)) << " :: ";
      return entities(f_.child(t, 1)), true;
    case Op::Accessible: {
      const auto names = f_.children(il::AccessibleOp::names_(f_, t));
      out_ << f_.text(il::AccessibleOp::attr_(f_, t));
      for (std::size_t k = 0; k < names.size(); ++k) out_ << (k ? ", " : " :: ") << f_.text(names[k]);
      return true;
    }
    case Op::ImplicitNone:
      worded("implicit none", false);
      if (f_.arity(f_.child(t, 0))) out_ << " (", names(f_.child(t, 0)), out_ << ")";
      return true;
    case Op::Use:
      return use(t), true;
    case Op::StatementFunction:
      out_ << f_.text(f_.child(t, 0)) << "(";
      names(f_.child(t, 1));
      out_ << ") = ";
      out_.mayBreak();
      return expression(f_.child(t, 2)), true;
    case Op::GenericBinding:
      out_.word("generic");
      for (Tree a : f_.children(f_.child(t, 0))) out_ << ", " << f_.text(a);
      out_ << " :: " << f_.text(f_.child(t, 1)) << " => ";
      return names(f_.child(t, 2)), true;
    default:
      return false;
  }
}

// Copied text of one or more lines, each with its own indentation and comments.
void Writer::copiedLines(std::string_view text, int depth, Tree t, std::string_view trailing) {
  while (true) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    int inner = 0;
    while (line.substr(0, 2) == "  ") line.remove_prefix(2), ++inner;
    if (line.substr(0, 1) == "#") {  // for the preprocessor: nothing stands in front of it
      out_.preprocessor(line, t);
    } else if (line.substr(0, 1) == "!") {
      out_.comment(depth + inner, line.substr(1), t);
    } else {
      out_.copied(line);
      out_.end(depth + inner, t, end == std::string_view::npos ? trailing : std::string_view{});
    }
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

void Writer::typeDefinition(Tree t, int depth) {
  out_.word("type");
  for (Tree a : f_.children(f_.child(t, 1))) out_ << ", " << f_.text(a);
  out_ << " :: " << f_.text(f_.child(t, 0));
  out_.end(depth, t, trailing(t));
  decls(f_.child(t, 2), depth + 1);
  out_.word("end type ");
  const std::string_view tag = f_.text(f_.child(t, 0));  // perhaps with parameters
  out_ << tag.substr(0, tag.find('('));
  out_.end(depth, t);
}

void Writer::interface(Tree t, int depth) {
  using O = il::InterfaceOp;
  for (Tree a : f_.children(O::prefix_(f_, t))) out_ << f_.text(a) << " ";
  out_.word("interface");
  const std::string generic = none(O::generic_(f_, t)) ? "" : " " + std::string(f_.text(O::generic_(f_, t)));
  out_ << generic;
  out_.end(depth, t, trailing(t));
  const Tree parts = O::parts_(f_, t);
  for (Tree part : f_.children(parts)) {
    if (f_.is(part, Op::Described)) {
      unit(f_.child(part, 0), depth + 1);
      continue;
    }
    commentsBefore(part, depth + 1);
    for (Tree a : f_.children(f_.child(part, 0))) out_ << f_.text(a) << " ";
    out_.word("procedure ");
    names(f_.child(part, 1));
    out_.end(depth + 1, part, trailing(part));
  }
  endOfList(parts, depth + 1);
  out_.word("end interface");
  out_ << generic;
  out_.end(depth, t);
}

void Writer::declaration(Tree t, int depth) {
  commentsBefore(t, depth);
  if (f_.is(t, Op::Interface)) return interface(t, depth);
  if (f_.is(t, Op::Typedef)) return typeDefinition(t, depth);
  if (declarationLine(t)) return out_.end(depth, t, trailing(t));
  if (f_.is(t, Op::FormatLine)) {
    const std::string label(f_.text(il::FormatLineOp::label_(f_, t)));
    return copiedLines(label + " " + std::string(f_.text(il::FormatLineOp::text_(f_, t))), depth, t, trailing(t));
  }
  copiedLines(f_.text(f_.child(t, 0)), depth, t, trailing(t));
}

void Writer::decls(Tree list, int depth) {
  for (Tree t : f_.children(list)) declaration(t, depth);
  endOfList(list, depth);
}

}  // namespace dotbar::fortran
