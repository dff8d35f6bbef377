// The loop of the machine. Nothing here takes the address of what it has in variables, so that these stay in registers of the
// processor: what needs them elsewhere is handed at_ (see machine.h).
#include "engine/rewrite/machine.h"

namespace dotbar::rewrite {

bool Machine::execute(const Insn *begin) {
  const Insn *pc = begin;
  Value *r = at_.r;
  Frame *frame = at_.frame;
  Word o = 0;  // of the application under way, or of the caller before a rule is applied
  std::uint32_t depth = 1;
  Forest &forest = core_.forest;
  for (;;) {
    const Insn &i = *pc;
    switch (i.code) {
      case Code::Switch:
      choose:
        pc += static_cast<std::int32_t>(program_.tables[pc->d + static_cast<std::uint32_t>(forest.op(r[pc->a].tree()))]);
        goto apply;
      case Code::SwitchList:
        pc += static_cast<std::int32_t>(program_.tables[i.d + static_cast<std::uint32_t>(core_.lists.op(r[i.a]))]);
        break;
      case Code::Texts:
        pc = texts(pc, forest.leafSymbol(r[i.a].tree()));
        goto apply;
      case Code::TextIs:
        pc += forest.leafSymbol(r[i.a].tree()).id == i.e ? 1 : i.target();
        goto apply;
      case Code::OpIn:
        pc += program_.sets[i.e][static_cast<std::uint32_t>(core_.lists.op(r[i.a]))] ? 1 : i.target();
        break;
      case Code::AtLeast:
        pc += core_.lists.length(r[i.a]) >= i.e ? 1 : i.target();
        break;
      case Code::Same:
        pc += core_.same(r[i.a], r[i.b], origin(o)) ? 1 : i.target();
        break;
      case Code::Holds1: {
        const Tree about = r[i.a].tree();
        at_ = {pc, r, frame};
        around_ = {o, depth};
        const bool answer = core_.host.holds(i.e, {&about, 1});
        pc = at_.pc;
        r = at_.r;
        frame = at_.frame;
        pc += answer ? 1 : pc->target();
        goto apply;
      }
      case Code::Holds:
        at_ = {pc, r, frame};
        around_ = {o, depth};
        holds(o);
        goto fetch;
      case Code::Bind:
        at_ = {pc, r, frame};
        bind(o);
        goto fetch;
      case Code::Jump:
        pc += i.target();
        break;
      case Code::IfZero:
        pc += r[i.a] ? 1 : i.target();
        break;
      case Code::Child:
        r[i.a] = forest.child(r[i.b].tree(), i.c);
        ++pc;
        break;
      case Code::Elem:
        r[i.a] = core_.lists.at(r[i.b], i.e);
        ++pc;
        break;
      case Code::Drop:
        r[i.a] = core_.lists.drop(r[i.b], i.e);
        ++pc;
        break;
      case Code::Move:
        r[i.a] = r[i.b];
        ++pc;
        break;
      case Code::Set:
        r[i.a] = Value::fromBits(i.e);
        ++pc;
        break;
      case Code::Flat:
        r[i.a] = core_.lists.flat(r[i.b], origin(o));
        ++pc;
        break;
      case Code::Leaf:
        r[i.a] = forest.buildLeaf(static_cast<Op>(i.d), Symbol{i.e}, origin(o));
        ++pc;
        break;
      case Code::Node0:
        r[i.a] = forest.build(static_cast<Op>(i.d), origin(o));
        ++pc;
        break;
      case Code::Node1:
        r[i.a] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), origin(o));
        ++pc;
        break;
      case Code::Node2:
        r[i.a] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), r[i.c].tree(), origin(o));
        ++pc;
        break;
      case Code::Node:
        r[i.a] = node(i, r, o);
        ++pc;
        break;
      case Code::Rope:
        r[i.a] = core_.lists.rope(static_cast<Op>(i.d), {r + i.b, i.c}, origin(o));
        ++pc;
        break;
      case Code::Some:
        if (core_.lists.isNothing(r[i.a].tree())) r[i.a] = forest.build(static_cast<Op>(i.d), origin(o));
        ++pc;
        break;
      case Code::Append:
        append(i, r, o);
        ++pc;
        break;
      case Code::Call:
        at_ = {pc, r, frame};
        around_ = {o, depth};
        if (!call(o)) return false;
        goto fetch;
      case Code::Fresh:
        at_ = {pc, r, frame};
        if (!fresh(o)) return false;
        goto fetch;
      apply:  // what nearly always follows a choice is done at once
        if (pc->code != Code::Commit) break;
        [[fallthrough]];
      case Code::Commit:
        o = commit(pc->e, r[pc->a].tree(), o);
        ++pc;
        break;
      case Code::CommitBare:
        o = commit(i.e, {}, o);
        ++pc;
        break;
      case Code::CommitList:
        o = commit(i.e, core_.lists.anchor(r[i.a]), o);
        ++pc;
        break;
      case Code::CommitReturn:
        core_.count(i.e, i.a == noRegister ? Tree{} : r[i.a].tree(), origin(o));
        r[0] = r[i.b];
        goto leave;
      case Code::CommitTraced: {
        const Word caller = o;
        o = commit(i.e, i.a == noRegister ? Tree{} : core_.lists.anchor(r[i.a]), o);
        at_ = {pc, r, frame};
        proved(o, caller);
        goto fetch;
      }
      case Code::Conclude:
        for (std::uint32_t k = 0; k < i.b; ++k) core_.concluded(origin(o).rule, k, r[i.a + k]);
        ++pc;
        break;
      case Code::JudgeMove:
        r[i.c] = r[i.b];
        goto judge;
      case Code::JudgeChild:
        r[i.a] = forest.child(r[i.b].tree(), i.c);
        [[fallthrough]];
      case Code::Judge:
      judge:
        if (r + i.a > lastWindow_ || frame == lastFrame_) [[unlikely]] {
          at_ = {pc, r, frame};
          makeRoom();
          r = at_.r;
          frame = at_.frame;
        }
        *frame++ = {pc + 1, o, i.a, depth};
        r += i.a;
        pc += i.target();
        goto begin;
      case Code::Tail:
        std::copy_n(r + i.a, i.b, r);
        pc += i.target();
        goto begin;
      case Code::Tail2: {
        const Value second = r[i.b];
        r[0] = r[i.a];
        r[1] = second;
        pc += i.target();
        goto begin;
      }
      case Code::Tail1:
        r[0] = r[i.a];
        pc += i.target();
      begin:  // of a judgement, nearly always with a switch
        if (++depth > core_.options.depthLimit) [[unlikely]]
          return core_.tooDeep(judgementAt(pc), r, origin(o)), false;
        if (pc->code == Code::Switch) goto choose;
        break;
      case Code::ReturnLeaf:
        r[0] = forest.buildLeaf(static_cast<Op>(i.d), Symbol{i.e}, origin(o));
        goto leave;
      case Code::ReturnNode0:
        r[0] = forest.build(static_cast<Op>(i.d), origin(o));
        goto leave;
      case Code::ReturnNode1:
        r[0] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), origin(o));
        goto leave;
      case Code::ReturnNode2:
        r[0] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), r[i.c].tree(), origin(o));
        goto leave;
      case Code::Return:
        std::copy_n(r + i.a, i.b, r);
        goto leave;
      case Code::Return2: {
        const Value second = r[i.b];
        r[0] = r[i.a];
        r[1] = second;
        goto leave;
      }
      case Code::Return1:
        r[0] = r[i.a];
      leave:
        --frame;
        pc = frame->pc;
        r -= frame->window;
        o = frame->origin;
        depth = frame->depth;
        break;
      case Code::Look:
        at_ = {pc, r, frame};
        around_ = {o, depth};
        pc += look(i, r, o) ? 3 : 1;
        break;
      case Code::Keep:
        keep(i, r, o);
        ++pc;
        break;
      case Code::Recall:
        pc += recall(i, r, o) ? 3 : 1;
        break;
      case Code::Remember:
        remember(i, r, o);
        ++pc;
        break;
      case Code::Known:
        known(r[i.a]);
        ++pc;
        break;
      case Code::Compile: {
        const JudgementId asked = i.e;
        at_ = {pc, r, frame};
        if (!compiled(asked)) return false;
        at_.pc = program_.code.data() + program_.entry[asked];
        goto fetch;
      }
      case Code::NoRule:
        at_ = {pc, r, frame};
        return noRule(o), false;
      case Code::Refuse:
        if (!refuse(i, r, o)) return false;
        ++pc;
        break;
      case Code::Done:
        return true;
      case Code::Save:
      case Code::Rollback:
      case Code::Forget:
      case Code::Caller:
      case Code::Mark:
      case Code::Unmark:
      case Code::Release:
      case Code::Enter:
      case Code::Leave:
      case Code::ScopeBegin:
      case Code::ScopeEnd:
      case Code::Reached:
        at_ = {pc, r, frame};
        {
          Word changed = o;
          if (!bookkeeping(changed)) return false;
          o = changed;
        }
      fetch:
        pc = at_.pc;
        r = at_.r;
        frame = at_.frame;
        break;
      default:
        __builtin_unreachable();  // there are no others, which saves the check
    }
  }
}

}  // namespace dotbar::rewrite
