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
    return expression(il::BytesOp::size_(f_, kind), 200);
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
    out_.copied(f_.text(il::OtherExprOp::text_(f_, length)));
  } else {
    out_.word("len=");
    expression(length);
  }
  out_ << ")";
}

void Writer::type(Tree t) {
  switch (f_.op(t)) {
    case Op::IntegerType:
      return kind("integer", il::IntegerTypeOp::kind_(f_, t));
    case Op::RealType:
      return kind("real", il::RealTypeOp::kind_(f_, t));
    case Op::ComplexType:
      return kind("complex", il::ComplexTypeOp::kind_(f_, t));
    case Op::LogicalType:
      return kind("logical", il::LogicalTypeOp::kind_(f_, t));
    case Op::DoubleType:
      return out_.word("double precision");
    case Op::DoubleComplexType:
      return out_.word("double complex");
    case Op::CharacterType:
      return character(il::CharacterTypeOp::length_(f_, t));
    case Op::StructType:
      out_.word("type(");
      return void(out_ << f_.text(il::StructTypeOp::tag_(f_, t)) << ")");
    case Op::ClassType:
      out_.word("class(");
      if (const Tree tag = il::ClassTypeOp::tag_(f_, t); !none(tag)) return void(out_ << f_.text(tag) << ")");
      return void(out_ << "*)");
    case Op::ArrayType:
      type(il::ArrayTypeOp::element_(f_, t));
      return dimensions(il::ArrayTypeOp::dims_(f_, t));
    default:
      out_ << info(f_.op(t)).name;
  }
}

void Writer::dimensions(Tree dims) {
  if (f_.arity(dims) == 0) return;
  out_ << "(";
  for (std::uint32_t i = 0; i < f_.arity(dims); ++i) {
    const Tree bounds = f_.child(dims, i), lower = il::BoundsOp::lower_(f_, bounds), upper = il::BoundsOp::upper_(f_, bounds);
    comma(i);
    if (!none(lower)) expression(lower);
    if (!none(lower) || none(upper)) out_ << ":";
    if (!none(upper)) expression(upper);
  }
  out_ << ")";
}

void Writer::entity(Tree t) {
  out_ << f_.text(il::EntityOp::name_(f_, t));
  dimensions(il::EntityOp::dims_(f_, t));
  if (const Tree length = il::EntityOp::length_(f_, t); !none(length)) {
    out_ << "*";
    const bool literal = f_.is(length, Op::Intval);
    if (!literal) out_ << "(";
    expression(length);
    if (!literal) out_ << ")";
  }
  const Tree init = il::EntityOp::init_(f_, t);
  if (none(init)) return;
  const std::string_view text = f_.is(init, Op::OtherExpr) ? f_.text(il::OtherExprOp::text_(f_, init)) : "";
  if (text.substr(0, 2) == "=>" || text.substr(0, 1) == "/")
    out_ << " ";
  else
    out_ << " = ";
  out_.mayBreak();
  expression(init);
}

void Writer::entities(Tree list) {
  for (std::uint32_t i = 0; i < f_.arity(list); ++i) comma(i), entity(f_.child(list, i));
}

void Writer::names(Tree list) {
  for (std::uint32_t i = 0; i < f_.arity(list); ++i) {
    comma(i);
    const Tree n = f_.child(list, i);
    if (f_.is(n, Op::SavedBlock))
      out_ << "/" << f_.text(il::SavedBlockOp::block_(f_, n)) << "/";
    else
      out_ << f_.text(n);
  }
}

void Writer::declare(Tree t) {
  type(il::DeclareOp::type_(f_, t));
  const Tree attrs = il::DeclareOp::attrs_(f_, t);
  bool oldInit = false;  // integer i/5/ takes no double colon
  for (Tree e : f_.children(il::DeclareOp::entities_(f_, t)))
    if (const Tree init = il::EntityOp::init_(f_, e); f_.is(init, Op::OtherExpr))
      oldInit |= f_.text(il::OtherExprOp::text_(f_, init)).starts_with('/');
  for (Tree a : f_.children(attrs)) {
    out_ << ", ";
    out_.mayBreak();
    if (f_.is(a, Op::DimensionAttr)) {
      out_.word("dimension");
      dimensions(il::DimensionAttrOp::dims_(f_, a));
    } else {
      out_ << f_.text(a);
    }
  }
  out_ << (oldInit && f_.arity(attrs) == 0 ? " " : " :: ");
  out_.mayBreak();
  entities(il::DeclareOp::entities_(f_, t));
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
  for (Tree u : f_.children(il::AnyOp::uses_(f_, visible))) {
    out_ << std::exchange(before, ", ");
    out_.mayBreak();
    const Tree first = il::AnyOp::local_(f_, u);
    out_ << f_.text(first);
    if (f_.symbol(first) != f_.symbol(il::AnyOp::there_(f_, u))) out_ << " => " << f_.text(il::UsedOp::there_(f_, u));
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
    expression(il::RepeatedOp::count_(f_, t));
    out_ << "*";
    t = il::RepeatedOp::value_(f_, t);
  }
  expression(t);
}

void Writer::data(Tree t) {
  const Tree sets = il::DataOp::sets_(f_, t);
  for (std::uint32_t i = 0; i < f_.arity(sets); ++i) {
    comma(i);
    const Tree set = f_.child(sets, i), objects = il::DataSetOp::objects_(f_, set), values = il::DataSetOp::values_(f_, set);
    for (std::uint32_t k = 0; k < f_.arity(objects); ++k) comma(k), dataObject(f_.child(objects, k));
    out_ << " ";
    out_.mayBreak();
    out_ << "/";
    for (std::uint32_t k = 0; k < f_.arity(values); ++k) comma(k), dataValue(f_.child(values, k));
    out_ << "/";
  }
}

void Writer::equivalence(Tree t) {
  const Tree sets = il::EquivalenceOp::sets_(f_, t);
  for (std::uint32_t i = 0; i < f_.arity(sets); ++i) {
    comma(i);
    const Tree objects = il::OverlayOp::objects_(f_, f_.child(sets, i));
    out_ << "(";
    for (std::uint32_t k = 0; k < f_.arity(objects); ++k) comma(k), expression(f_.child(objects, k));
    out_ << ")";
  }
}

void Writer::implicit(Tree t) {
  const Tree typings = il::ImplicitOp::typings_(f_, t);
  for (std::uint32_t i = 0; i < f_.arity(typings); ++i) {
    comma(i);
    const Tree is = il::TypingOp::type_(f_, f_.child(typings, i));
    const Tree length = il::AnyOp::length_(f_, is);
    if (f_.is(length, Op::Intval))
      out_.word("character"), out_ << "*" << f_.text(length);
    else
      type(is);
    out_ << " (";
    const Tree letters = il::TypingOp::letters_(f_, f_.child(typings, i));
    for (std::uint32_t k = 0; k < f_.arity(letters); ++k) {
      comma(k);
      out_ << f_.text(il::LettersOp::first_(f_, f_.child(letters, k)));
      if (const Tree last = il::LettersOp::last_(f_, f_.child(letters, k)); !none(last)) out_ << "-" << f_.text(last);
    }
    out_ << ")";
  }
}

void Writer::namelist(Tree t) {
  const Tree groups = il::NamelistOp::groups_(f_, t);
  for (std::uint32_t i = 0; i < f_.arity(groups); ++i) {
    out_ << (i ? " /" : "/") << f_.text(il::GroupOp::name_(f_, f_.child(groups, i))) << "/ ";
    names(il::GroupOp::members_(f_, f_.child(groups, i)));
  }
}

// PRIVATE :: a, b
void Writer::accessible(Tree t) {
  const auto names = f_.children(il::AccessibleOp::names_(f_, t));
  out_ << f_.text(il::AccessibleOp::attr_(f_, t));
  for (std::size_t k = 0; k < names.size(); ++k) out_ << (k ? ", " : " :: ") << f_.text(names[k]);
}

void Writer::statementFunction(Tree t) {
  out_ << f_.text(il::StatementFunctionOp::name_(f_, t)) << "(";
  names(il::StatementFunctionOp::formals_(f_, t));
  out_ << ") = ";
  out_.mayBreak();
  expression(il::StatementFunctionOp::value_(f_, t));
}

void Writer::genericBinding(Tree t) {
  out_.word("generic");
  for (Tree a : f_.children(il::GenericBindingOp::attrs_(f_, t))) out_ << ", " << f_.text(a);
  out_ << " :: " << f_.text(il::GenericBindingOp::generic_(f_, t)) << " => ";
  names(il::GenericBindingOp::bindings_(f_, t));
}

void Writer::binding(Tree t) {
  out_.word("procedure");
  if (const Tree interface = il::BindingOp::interface_(f_, t); !none(interface)) out_ << "(" << f_.text(interface) << ")";
  for (Tree a : f_.children(il::BindingOp::attrs_(f_, t))) out_ << ", " << f_.text(a);
  if (const Tree pass = il::BindingOp::pass_(f_, t); !none(pass)) out_ << ", pass(" << f_.text(pass) << ")";
  out_ << " :: " << f_.text(il::BindingOp::name_(f_, t));
  if (const Tree procedure = il::BindingOp::procedure_(f_, t); !none(procedure)) out_ << " => " << f_.text(procedure);
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
      return worded("dimension"), entities(il::DimensionOp::entities_(f_, t)), true;
    case Op::Common:
      worded("common");
      if (!none(il::CommonOp::block_(f_, t))) out_ << "/" << f_.text(il::CommonOp::block_(f_, t)) << "/ ";
      return entities(il::CommonOp::members_(f_, t)), true;
    case Op::Parameter:
      worded("parameter");
      out_ << "(";
      return entities(il::ParameterOp::entities_(f_, t)), out_ << ")", true;
    case Op::External:
      return worded("external"), names(il::ExternalOp::names_(f_, t)), true;
    case Op::Intrinsic:
      return worded("intrinsic"), names(il::IntrinsicOp::names_(f_, t)), true;
    case Op::Save:
      return worded("save", f_.arity(il::SaveOp::names_(f_, t)) > 0), names(il::SaveOp::names_(f_, t)), true;
    case Op::Data:
      return worded("data"), data(t), true;
    case Op::Equivalence:
      return worded("equivalence"), equivalence(t), true;
    case Op::Implicit:
      return worded("implicit"), implicit(t), true;
    case Op::Namelist:
      return worded("namelist"), namelist(t), true;
    case Op::Attribute:
      out_ << f_.text(il::AttributeOp::attr_(f_, t)) << " :: ";
      return entities(il::AttributeOp::entities_(f_, t)), true;
    case Op::Accessible:
      return accessible(t), true;
    case Op::ImplicitNone:
      worded("implicit none", false);
      if (f_.arity(il::ImplicitNoneOp::what_(f_, t))) out_ << " (", names(il::ImplicitNoneOp::what_(f_, t)), out_ << ")";
      return true;
    case Op::Use:
      return use(t), true;
    case Op::StatementFunction:
      return statementFunction(t), true;
    case Op::GenericBinding:
      return genericBinding(t), true;
    case Op::Binding:
      return binding(t), true;
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
  for (Tree a : f_.children(il::TypedefOp::attrs_(f_, t))) out_ << ", " << f_.text(a);
  out_ << " :: " << f_.text(il::TypedefOp::tag_(f_, t));
  out_.end(depth, t, trailing(t));
  decls(il::TypedefOp::members_(f_, t), depth + 1);
  out_.word("end type ");
  const std::string_view tag = f_.text(il::TypedefOp::tag_(f_, t));  // perhaps with parameters
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
      unit(il::DescribedOp::unit_(f_, part), depth + 1);
      continue;
    }
    commentsBefore(part, depth + 1);
    for (Tree a : f_.children(il::SpecificsOp::prefix_(f_, part))) out_ << f_.text(a) << " ";
    out_.word("procedure ");
    names(il::SpecificsOp::procedures_(f_, part));
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
  if (f_.is(t, Op::IncludeLine) && !includes_) return decls(il::IncludeLineOp::decls_(f_, t), depth);
  if (declarationLine(t)) return out_.end(depth, t, trailing(t));
  if (f_.is(t, Op::FormatLine)) {
    const std::string label(f_.text(il::FormatLineOp::label_(f_, t)));
    return copiedLines(label + " " + std::string(f_.text(il::FormatLineOp::text_(f_, t))), depth, t, trailing(t));
  }
  copiedLines(f_.text(il::AnyOp::text_(f_, t)), depth, t, trailing(t));
}

void Writer::decls(Tree list, int depth) {
  for (Tree t : f_.children(list)) declaration(t, depth);
  endOfList(list, depth);
}

}  // namespace dotbar::fortran
