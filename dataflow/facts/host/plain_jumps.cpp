// READ (..., END=10, ERR=20) becomes READ (..., IOSTAT=status) and tests of the status; ASSIGN 10 TO next and GO TO next, a
// number and a computed GOTO.
#include "dataflow/facts/host/plain_jumps.h"

#include <algorithm>
#include <map>

#include "dataflow/program/rebuilt.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class Plain {
 public:
  Plain(Facts::Impl &i, UnitId u, Tree body) : i_(i), f_(i.forest), unit_(i.program.unit(u)) { findLabels(body); }

  Tree list(Tree instrs) {
    std::vector<Tree> all;
    bool isChanged = false;
    const auto c = f_.children(instrs);
    for (Tree t : std::vector<Tree>(c.begin(), c.end())) {
      const std::size_t before = all.size();
      put(t, all);
      isChanged |= all.size() != before + 1 || all.back() != t;
    }
    return isChanged ? rebuilt(f_, instrs, all) : instrs;
  }

 private:
  Facts::Impl &i_;
  Forest &f_;
  const Unit &unit_;
  std::map<Symbol, std::vector<Symbol>> labels_;  // by variable: those that it is given
  Tree status_;
  bool reads_ = false;  // some file

  void put(Tree t, std::vector<Tree> &all) {
    const Tree plain = f_.is(t, Op::Label) ? il::LabelOp::instr_(f_, t) : t;
    const bool isInput = f_.is(plain, Op::Input), mayBeKept = isInput || (f_.is(plain, Op::Output) && reads_);
    if (mayBeKept && f_.arity(il::AnyOp::jumps_(f_, plain)) > 0) return putTested(t, plain, all);
    if (const auto said = language().labelAssigned(f_, plain); said && labels_.count(f_.symbol(said->variable))) {
      const auto &known = labels_[f_.symbol(said->variable)];
      const auto at = std::find(known.begin(), known.end(), said->label) - known.begin() + 1;
      const Tree number = f_.leaf(Op::Intval, std::to_string(at), f_.span(plain));
      return all.push_back(again(t, plain, f_.node(Op::Assign, {said->variable, number}, f_.span(plain))));
    }
    if (const Tree variable = jumpsBy(plain)) {
      std::vector<Tree> where;
      for (const Symbol l : labels_[f_.symbol(variable)]) where.push_back(f_.leaf(Op::Text, l, f_.span(plain)));
      const Tree jump = f_.node(Op::GotoComputed, {f_.node(Op::Texts, where, f_.span(plain)), variable}, f_.span(plain));
      return all.push_back(again(t, plain, jump));
    }
    all.push_back(inside(t));
  }

  // What stands in the place of an instruction, with its label and its comments.
  Tree again(Tree t, Tree plain, Tree by) {
    if (t == plain) {
      if (const il::Comments *c = f_.comments(t)) f_.setComments(by, il::Comments(*c));
      return by;
    }
    return rebuilt(f_, t, std::vector<Tree>{il::LabelOp::label_(f_, t), by});
  }

  void putTested(Tree t, Tree plain, std::vector<Tree> &all) {
    if (!status_) {
      const Symbol hint = intern("status");
      const Tree type = f_.node(Op::IntegerType, {f_.leaf(Op::Noexpr, "")});
      status_ = i_.names.variableFor(f_.leaf(Op::Text, hint), hint, type, unit_.id, i_.way.quiet);
    }
    const StatusTested tested = language().withStatus(f_, plain, status_);
    if (!tested.statement) return all.push_back(t);
    all.push_back(again(t, plain, tested.statement));
    const Span where = f_.span(plain);
    for (const auto &[test, leave] : tested.branches)
      all.push_back(f_.node(Op::If, {test, f_.node(Op::Instrs, {leave}, where), f_.node(Op::Instrs, {}, where)}, where));
  }

  Tree inside(Tree t) {
    if (il::isLeaf(f_.op(t)) || !(il::hasSort(f_.op(t), Sort::Instr) || il::hasSort(f_.op(t), Sort::Case) || f_.is(t, Op::Cases)))
      return t;
    const auto c = f_.children(t);
    std::vector<Tree> children(c.begin(), c.end());
    bool isChanged = false;
    for (Tree &x : children) {
      const Tree before = x;
      x = f_.is(x, Op::Instrs) ? list(x) : inside(x);
      isChanged |= x != before;
    }
    return isChanged ? rebuilt(f_, t, children) : t;
  }

  // Of a jump by a variable that has a label: the variable.
  Tree jumpsBy(Tree t) const {
    if (!f_.is(t, Op::GotoComputed) || !f_.is(il::GotoComputedOp::value_(f_, t), Op::OtherExpr)) return {};
    const auto names = f_.children(il::OtherExprOp::mentions_(f_, il::GotoComputedOp::value_(f_, t)));
    return names.size() == 1 && labels_.count(f_.symbol(names[0])) ? names[0] : Tree{};
  }

  // Of locals that are used for jumps alone.
  void findLabels(Tree body) {
    std::map<Symbol, int> elsewhere;
    std::vector<Tree> open{body};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      reads_ |= f_.is(t, Op::Input);
      if (const auto said = language().labelAssigned(f_, t)) {
        auto &known = labels_[f_.symbol(said->variable)];
        if (std::find(known.begin(), known.end(), said->label) == known.end()) known.push_back(said->label);
        continue;
      }
      if (f_.is(t, Op::GotoComputed) && f_.is(il::GotoComputedOp::value_(f_, t), Op::OtherExpr)) continue;
      if (f_.is(t, Op::Name)) ++elsewhere[f_.symbol(t)];
      for (Tree c : f_.children(t)) open.push_back(c);
    }
    std::erase_if(labels_, [&](const auto &l) {
      const Variable *v = i_.program.lookup(unit_, l.first);
      return elsewhere.count(l.first) || !v || v->kind != Variable::Kind::Local || v->saved || v->dims || v->owner != unit_.id;
    });
  }
};

}  // namespace

Tree withPlainJumps(Facts::Impl &i, UnitId u, Tree body) { return Plain(i, u, body).list(body); }

}  // namespace dotbar::dataflow
