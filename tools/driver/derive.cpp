// Derives the units of a program, one after the other; those of a long one are shared among several processes, each of which
// has the whole program. What comes of it does not depend on how many there are.
#include "tools/driver/derive.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <thread>

#include "dataflow/program/descriptions.h"
#include "engine/support/progress.h"
#include "engine/support/team.h"
#include "frontends/semantics/copies.h"
#include "il_make.h"
#include "tools/driver/components.h"
#include "tools/driver/extended.h"
#include "tools/driver/library.h"
#include "tools/driver/lower.h"
#include "tools/driver/made_modules.h"
#include "tools/driver/order.h"

namespace dotbar::tools {
namespace {

using il::Op;
using il::Tree;

// A statement that puts a value into a file, or takes one from it, that a derivative would have to follow. A file known by a
// number is no other file.
struct Transfer {
  Span where;
  bool in = false, isNumbered = false;
  std::int64_t number = 0;
  bool mayMeet(const Transfer &t) const { return in != t.in && !(isNumbered && t.isNumbered && number != t.number); }
};

// What comes of one unit of the program: trees that are kept, or texts of trees that are not; and what there is to say of it.
struct Made {
  std::vector<Part> parts;
  std::vector<Diagnostic> said;
  std::vector<Transfer> transfers;
  bool done = false;  // false after an error of the rules: nothing is derived any more
};

class Derivation {
 public:
  Derivation(Session &s, const Request &r, rules::JudgementId j, Derivative &d) : s_(s), request_(r), judgement_(j), result_(d) {
    memory_ = {setCalled("memory_moved"), setCalled("memory_absent")};
    const bool replaces = replacesSources(*result_.source.rules);
    for (const Tree file : result_.source.program->files()) {
      const std::string_view path = s_.forest.text(il::FileOp::path_(s_.forest, file));
      if (replaces && isOfLibrary(path)) continue;
      for (const Tree unit : s_.forest.children(il::FileOp::units_(s_.forest, file))) all_.push_back({unit, path});
    }
    if (replaces) noteOriginals();
    for (std::size_t k = 0; k < all_.size(); ++k) place(k, replaces || s_.forest.is(all_[k].unit, Op::Module));
  }

  // The parts of all units, in their order; nothing after errors.
  std::vector<Part> run() {
    findOwners();
    made_.resize(units_.size());
    Progress progress("procedures and modules", units_.size());
    progress_ = &progress;
    team_ = Team::start(members_);
    if (!team_ || team_->member() == 0) {
      deriveOwn();
      return collected();
    }
    try {
      deriveOwn();
    } catch (...) {  // what is left is done by member 0, who says what is wrong
    }
    team_->leave();
  }

 private:
  // The set that an option of the rules names.
  MemoryFacts::Zones setCalled(const char *option) {
    const auto &options = result_.source.rules->options;
    const auto found = options.find(intern(option));
    if (found == options.end()) return {};
    return [this, set = std::string(text(found->second))](Tree t) { return result_.source.facts->zones(set, t); };
  }

  static constexpr std::uint64_t madeUnit = 1 << 8;  // what a letter is about; facts have the numbers below

  Session &s_;
  const Request &request_;
  rules::JudgementId judgement_;
  MemoryFacts memory_;
  Derivative &result_;
  struct Source {
    Tree unit;
    std::string_view path;
    bool isPlaced = false;
  };
  std::vector<Source> all_;  // in the order of the sources
  std::vector<Tree> units_;
  std::vector<std::string_view> sources_;  // by unit in units_: the path of its file
  std::vector<unsigned> owners_;           // by unit in units_
  std::map<Symbol, Tree> originals_;       // units as they were read, by name; empty: they stay where they are
  std::size_t current_ = 0;                // the unit that is derived
  unsigned members_ = 1;
  std::unique_ptr<Team> team_;
  std::vector<Made> made_;
  std::map<Symbol, std::vector<Symbol>> later_;  // by module of the output: modules that use it, and that only its bodies may use
  std::set<std::string> refused_;                // the reasons

  Progress *progress_ = nullptr;

  dataflow::Program &program() { return *result_.source.program; }

  // What there is to say of facts that were found before is said with the first unit: nobody else may know of it.
  void deriveOwn() {
    const std::size_t before = s_.diagnostics.all().size();
    if (team_) result_.source.facts->share(*team_, ownersByUnit(), judgement_);
    for (std::size_t k = 0; k < units_.size(); ++k) {
      if (team_ && owners_[k] != team_->member()) continue;
      current_ = k;
      made_[k] = derive(units_[k], before);
      progress_->done();
      if (team_ && team_->member() != 0) tell(k);
      if (endsAll(made_[k])) break;
    }
  }

  // After a refusal other units are looked at, for what else is refused; not after an error of the rules.
  static bool isRefusal(const Diagnostic &d) { return d.kind == DiagnosticKind::Refused; }
  static bool endsAll(const Made &m) {
    return !m.done && std::any_of(m.said.begin(), m.said.end(),
                                  [](const Diagnostic &d) { return severity(d.kind) == Severity::Error && !isRefusal(d); });
  }

  // --- one unit ---
  // With all that was said since there were so many diagnostics.
  Made derive(Tree unit, std::size_t before) {
    Made made;
    made.done = deriveParts(unit, made.parts, made.transfers);
    made.said = s_.diagnostics.takeFrom(before);
    const auto place = [](const Diagnostic &d) { return std::pair(isRefusal(d), isRefusal(d) ? d.where.begin : 0); };
    std::stable_sort(made.said.begin(), made.said.end(),
                     [&](const Diagnostic &a, const Diagnostic &b) { return place(a) < place(b); });
    return made;
  }

  bool deriveParts(Tree unit, std::vector<Part> &parts, std::vector<Transfer> &transfers) {
    const il::Forest::Mark mark = s_.forest.mark();
    std::vector<Tree> out;
    progress_->at(nameOf(unit));
    if (!result_.rewriter->run(judgement_, std::array{unit}, out)) return false;
    const dataflow::UnitId id = program().unitOf(unit);
    if (id == dataflow::none) {
      if (replacesSources(*result_.source.rules)) finish({false, unit, {}}, parts);
      return true;
    }
    findTransfers(unit, transfers);
    if (remains(unit, id)) finish({false, asItIs(unit, id), {}}, parts);
    std::vector<Tree> made;
    for (const Tree built : std::vector<Tree>(s_.forest.children(out[0]).begin(), s_.forest.children(out[0]).end()))
      if (const Tree lowered = lower(program(), program().unit(id), built, memory_)) made.push_back(lowered);
    for (const Tree t : withOriginal(unit, id, std::move(made))) finish({s_.forest.is(t, Op::Module), t, {}}, parts);
    if (!request_.keep) {
      result_.source.facts->forget(unit);
      s_.forest.release(mark);
    }
    return true;
  }

  // Modules stand before what uses them, in whatever order their files were given.
  void place(std::size_t k, bool inOrderOfUse) {
    if (std::exchange(all_[k].isPlaced, true)) return;
    if (inOrderOfUse)
      for (const Symbol used : modulesOf(s_.forest, all_[k].unit)) placeModule(used);
    units_.push_back(all_[k].unit);
    sources_.push_back(all_[k].path);
  }
  void placeModule(Symbol name) {
    for (std::size_t k = 0; k < all_.size(); ++k)
      if (const Tree u = all_[k].unit; s_.forest.is(u, Op::Module) && s_.forest.symbol(il::ModuleOp::name_(s_.forest, u)) == name)
        place(k, true);
  }

  void noteOriginals() {
    for (const Tree file : result_.source.sources)
      for (const Tree unit : s_.forest.children(il::FileOp::units_(s_.forest, file)))
        if (const Tree name = il::AnyOp::name_(s_.forest, unit); name && s_.forest.is(name, Op::Name))
          originals_.emplace(s_.forest.symbol(name), unit);
  }

  // What was made of a unit, behind the unit or, of a module, in it: where the output takes the place of the sources.
  std::vector<Tree> withOriginal(Tree unit, dataflow::UnitId id, std::vector<Tree> made) {
    if (!replacesSources(*result_.source.rules)) return made;
    const auto at = originals_.find(program().unit(id).name);
    Tree original = at != originals_.end() ? at->second : isCopy(id) ? Tree{} : ofOneContext(unit);
    if (s_.forest.is(unit, Op::Module))
      for (const Tree t : std::exchange(made, {})) original = extended(s_.forest, original, withCopies(t, id));
    if (original) made.insert(made.begin(), original);
    return made;
  }

  // A module that was made for the sources: without the copies of its procedures for contexts, which only analyses tell apart.
  Tree ofOneContext(Tree unit) {
    il::Forest &f = s_.forest;
    if (!f.is(unit, Op::Module)) return unit;
    const Tree contained = il::ModuleOp::contained_(f, unit);
    std::vector<Tree> all(f.children(contained).begin(), f.children(contained).end());
    const auto removed = std::erase_if(all, [&](Tree t) { return semantics::isCopy(f.symbol(il::AnyOp::name_(f, t))); });
    return removed == 0
               ? unit
               : f.node(Op::Module, {il::ModuleOp::name_(f, unit), il::ModuleOp::decls_(f, unit), f.node(Op::Units, all)});
  }

  std::string nameOf(Tree unit) {
    const dataflow::UnitId id = program().unitOf(unit);
    return id == dataflow::none ? std::string() : std::string(text(program().unit(id).name));
  }

  // Divided, each text has the form of its source.
  std::string_view form() const {
    const bool own = request_.output.empty() && (request_.divided || !request_.part.empty());
    return own ? sources_[current_] : request_.form();
  }

  void finish(Part part, std::vector<Part> &parts) {
    part.tree = withoutMadeModule(s_.forest, program(), withoutComponentDummies(s_.forest, program(), part.tree));
    part.where = il::sourceSpan(s_.forest, units_[current_]);
    part.unit = current_;
    if (part.isModule) part.name = s_.forest.symbol(il::ModuleOp::name_(s_.forest, part.tree));
    part.uses = modulesOf(s_.forest, part.tree);
    if (const auto later = later_.find(part.name); part.name && later != later_.end() && !later->second.empty())
      if (const auto two = language().apart(s_.forest, part.tree, later->second)) {
        Part bodies = part;
        bodies.tree = {}, bodies.shown = two->bodies, bodies.name = {}, bodies.uses.push_back(part.name);
        part.shown = two->module, part.uses = modulesOf(s_.forest, part.shown);
        parts.push_back(written(std::move(bodies)));
      }
    parts.push_back(written(std::move(part)));
  }
  Part written(Part part) {
    if (!part.shown) part.shown = part.tree;
    if (!request_.keep)
      part.text = language().write(s_.forest, s_.forest.node(Op::Units, {part.shown}), nullptr, form(), sources_[current_]);
    return part;
  }

  // Modules that would use each other: of one, others see no more than what its procedures are.
  void breakCircles(std::vector<Part> &parts) {
    for (auto circle = circleOf(parts); !circle.empty(); circle = circleOf(parts))
      if (std::ranges::none_of(circle, [&](std::size_t k) { return takeApart(parts, k, circle); })) return;
  }
  bool takeApart(std::vector<Part> &parts, std::size_t k, const std::vector<std::size_t> &circle) {
    const Symbol name = parts[k].name;
    std::vector<Symbol> &later = later_[name], before = later;
    for (const std::size_t c : circle)
      if (c != k) later.push_back(parts[c].name);
    current_ = parts[k].unit;
    std::vector<Part> now;
    if (request_.keep)
      finish({true, parts[k].tree, {}}, now);
    else
      deriveAgain(now);
    const auto isLater = [&](Symbol used) { return std::ranges::find(later, used) != later.end(); };
    const auto isHalf = [&](const Part &p) {
      return p.name == name && p.shown != p.tree && std::ranges::none_of(p.uses, isLater);
    };
    if (std::ranges::none_of(now, isHalf)) return later = before, false;
    for (Part &p : now) p.source = sources_[current_];
    std::erase_if(parts, [&](const Part &p) {  // with its bodies
      return p.unit == current_ && (!request_.keep || p.name == name || !p.tree);
    });
    std::ranges::move(now, std::back_inserter(parts));
    return true;
  }
  // All there is to say of it was said.
  void deriveAgain(std::vector<Part> &parts) {
    const std::size_t before = s_.diagnostics.all().size();
    std::vector<Transfer> transfers;
    deriveParts(units_[current_], parts, transfers);
    s_.diagnostics.takeFrom(before);
  }

  // A copy of a procedure that only the derivatives know, and that some of them call as it is: the rule set says so.
  bool remains(Tree unit, dataflow::UnitId id) {
    const auto run = result_.source.rules->options.find(intern("run_as_it_is"));
    if (run == result_.source.rules->options.end() || !isCopy(id) || semantics::isCopy(program().unit(id).name)) return false;
    const auto isRun = [&](const dataflow::Unit &u) {  // it, or what is analysed apart for some of its calls
      return semantics::copied(u.name) == program().unit(id).name && result_.source.facts->guard(text(run->second), u.tree);
    };
    return result_.source.facts->guard(text(run->second), unit) || std::ranges::any_of(program().units(), isRun);
  }
  // What is derived of a module, and such copies in the module.
  Tree withCopies(Tree made, dataflow::UnitId module) {
    const Tree contained = il::ModuleOp::contained_(s_.forest, made);
    std::vector<Tree> all(s_.forest.children(contained).begin(), s_.forest.children(contained).end());
    for (const dataflow::UnitId c : program().unit(module).contained)
      if (const Tree copy = program().unit(c).tree; remains(copy, c)) all.push_back(asItIs(copy, c));
    return s_.forest.node(Op::Module, {il::ModuleOp::name_(s_.forest, made), il::ModuleOp::decls_(s_.forest, made),
                                       s_.forest.node(Op::Units, all)});
  }
  // The program gave it what it calls by bindings and generic names: a procedure of a module by a USE of its own.
  Tree asItIs(Tree copy, dataflow::UnitId id) {
    il::Forest &f = s_.forest;
    const Tree decls = il::AnyOp::decls_(f, copy);
    std::vector<Tree> all;
    for (const Tree d : std::vector<Tree>(f.children(decls).begin(), f.children(decls).end())) {
      if (!f.is(d, Op::Imported)) {
        all.push_back(d);
        continue;
      }
      for (const Tree own : f.children(il::ImportedOp::decls_(f, d)))
        if (!isUsedDescription(own, id)) all.push_back(own);
    }
    std::ranges::stable_partition(all, [&](Tree d) { return f.is(d, Op::Use); });
    std::vector<Tree> parts(f.children(copy).begin(), f.children(copy).end());
    std::ranges::replace(parts, decls, f.node(Op::Decls, all, f.span(decls)));
    const Tree whole = f.node(f.op(copy), parts, f.span(copy));
    f.setOrigin(whole, f.origin(copy));
    return lower(program(), program().unit(id), whole, memory_);
  }
  // What describes, for derivatives, what the unit has by USE: it may not declare that again.
  bool isUsedDescription(Tree d, dataflow::UnitId id) {
    const il::Forest &f = s_.forest;
    if (!f.is(d, Op::Interface)) return false;
    return std::ranges::any_of(f.children(il::InterfaceOp::parts_(f, d)), [&](Tree part) {
      if (!f.is(part, Op::Described)) return false;
      const Symbol name = f.symbol(il::AnyOp::name_(f, il::DescribedOp::unit_(f, part)));
      return bool(dataflow::descriptionUsed(program(), program().unit(id), name));
    });
  }
  bool isCopy(dataflow::UnitId id) {
    const Symbol name = program().unit(id).name;
    return semantics::isCopy(name) || std::ranges::count(result_.source.copies, name) != 0;
  }

  // --- values through files: which statements count, the rule set says ---
  void findTransfers(Tree unit, std::vector<Transfer> &transfers) {
    const auto &options = result_.source.rules->options;
    const auto puts = options.find(intern("file_output")), takes = options.find(intern("file_input"));
    if (puts == options.end() || takes == options.end()) return;
    std::vector<Tree> open{unit};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      const bool in = s_.forest.is(t, Op::Input);
      const auto c = s_.forest.children(t);
      if (!in && !s_.forest.is(t, Op::Output)) {
        open.insert(open.end(), c.rbegin(), c.rend());
        continue;
      }
      const Tree number = il::AnyOp::unit_(s_.forest, t);
      const dataflow::UnitId u = program().unitOf(t);
      if (s_.forest.is(number, Op::Noexpr) || !result_.source.facts->guard(text((in ? takes : puts)->second), t)) continue;
      transfers.push_back({s_.forest.span(t), in});
      transfers.back().isNumbered = program().constant(program().unit(u), number, transfers.back().number);
    }
  }

  void warnOfTransfers(const std::vector<Transfer> &all) {
    for (const Transfer &t : all) {
      const auto put = std::find_if(all.begin(), all.end(), [&](const Transfer &p) { return t.in && p.mayMeet(t); });
      if (put == all.end()) continue;
      Diagnostic &d =
          s_.diagnostics.report(DiagnosticKind::ThroughFile, t.where,
                                "what is read here counts as constant, but variables with derivatives are written to a file");
      d.note(put->where, "written here");
      d.fix = "if it is the same file, and the value is to have a derivative, hand it over in a variable";
    }
  }

  // --- several processes ---
  // (Who asks why something is refused is answered from facts of the whole program: by one process.)
  // Neighbours go to the same one, and each gets as much, measured in trees of units that there is something to derive of.
  void findOwners() {
    owners_.assign(units_.size(), 0);
    if (request_.keep || request_.traced || request_.why || request_.jobs == 1) return;
    std::vector<std::size_t> sizes(program().units().size(), 0);
    for (std::uint32_t id = 1; program().isSource(Tree{id}); ++id)
      if (const dataflow::UnitId u = program().unitOf(Tree{id}); u != dataflow::none) ++sizes[u];
    std::map<Tree, std::size_t> weights;  // of units in units_
    std::size_t total = 0;
    for (const dataflow::UnitId u : result_.source.facts->reached()) weights[outermost(u)] += sizes[u], total += sizes[u];
    std::size_t largest = 1;
    for (const auto &[unit, weight] : weights) largest = std::max(largest, weight);
    const std::size_t even = (total + largest / 2) / largest;  // more would wait for whoever has the largest unit
    const std::size_t paying =
        std::min({std::size_t{std::thread::hardware_concurrency()}, mostUnasked, total / worthwhile, even});
    members_ = static_cast<unsigned>(request_.jobs != 0 ? std::min<std::size_t>(request_.jobs, units_.size()) : paying);
    std::size_t before = 0;
    for (std::size_t k = 0; k < units_.size(); ++k) {
      const std::size_t weight = weights[units_[k]];
      owners_[k] = static_cast<unsigned>((2 * before + weight) * members_ / (2 * total + 1));
      before += weight;
    }
  }
  static constexpr std::size_t worthwhile = 20000;  // trees for each process: beginning one takes a hundredth of a second
  static constexpr std::size_t mostUnasked = 4;     // each takes some memory for itself

  Tree outermost(dataflow::UnitId u) {
    while (program().unit(u).parent != dataflow::none) u = program().unit(u).parent;
    return program().unit(u).tree;
  }

  std::vector<unsigned> ownersByUnit() {
    std::vector<unsigned> owners(program().units().size(), 0);
    for (std::size_t k = 0; k < units_.size(); ++k)
      if (const dataflow::UnitId u = program().unitOf(units_[k]); u != dataflow::none) owners[u] = owners_[k];
    for (dataflow::UnitId u = 0; u < owners.size(); ++u)  // those in a unit have the numbers behind it
      if (const dataflow::UnitId p = program().unit(u).parent; p != dataflow::none) owners[u] = owners[p];
    return owners;
  }

  void tell(std::size_t k) {
    Letter letter;
    letter.number(madeUnit).number(k).number(made_[k].done).number(made_[k].parts.size());
    for (const Part &p : made_[k].parts) {
      letter.number(p.isModule).text(p.text).text(text(p.name)).number(p.where.begin).number(p.where.end).number(p.uses.size());
      for (const Symbol used : p.uses) letter.text(text(used));
    }
    letter.number(made_[k].said.size());
    for (const Diagnostic &d : made_[k].said) {
      letter.number(static_cast<std::uint64_t>(d.kind)).number(d.where.begin).number(d.where.end).text(d.message).text(d.fix);
      letter.number(d.notes.size());
      for (const Note &n : d.notes) letter.number(n.where.begin).number(n.where.end).text(n.text);
    }
    letter.number(made_[k].transfers.size());
    for (const Transfer &t : made_[k].transfers)
      letter.number(t.where.begin)
          .number(t.where.end)
          .number(t.in)
          .number(t.isNumbered)
          .number(static_cast<std::uint64_t>(t.number));
    team_->tell(letter);
    made_[k].parts.clear();
  }

  static Span span(LetterReader &letter) {
    const auto begin = static_cast<std::uint32_t>(letter.number());
    return {begin, static_cast<std::uint32_t>(letter.number())};
  }

  // Which unit it is about.
  std::size_t keep(LetterReader letter) {
    const std::size_t k = letter.number();
    Made &made = made_[k];
    made.done = letter.number() != 0;
    for (std::size_t count = letter.number(); count > 0; --count) {
      const bool isModule = letter.number() != 0;
      Part &part = made.parts.emplace_back(Part{isModule, {}, std::string(letter.text())});
      part.name = intern(letter.text());
      part.where = span(letter);
      for (std::size_t uses = letter.number(); uses > 0; --uses) part.uses.push_back(intern(letter.text()));
    }
    for (std::size_t count = letter.number(); count > 0; --count) {
      Diagnostic d;
      d.kind = static_cast<DiagnosticKind>(letter.number());
      d.where = span(letter);
      d.message = letter.text();
      d.fix = letter.text();
      for (std::size_t notes = letter.number(); notes > 0; --notes) {
        const Span where = span(letter);
        d.note(where, std::string(letter.text()));
      }
      made.said.push_back(std::move(d));
    }
    for (std::size_t count = letter.number(); count > 0; --count) {
      Transfer t{span(letter)};
      t.in = letter.number() != 0, t.isNumbered = letter.number() != 0;
      t.number = static_cast<std::int64_t>(letter.number());
      made.transfers.push_back(t);
    }
    return k;
  }

  // What another member made of a unit; false: it does not say.
  bool obtain(std::size_t k) {
    while (const auto letter = team_->next(owners_[k])) {
      if (result_.source.facts->hear(owners_[k], *letter)) continue;
      LetterReader rest = *letter;
      if (rest.number() == madeUnit && keep(rest) == k) return true;
    }
    return false;
  }

  // What is wrong with the program, and not with one unit, is found with each.
  bool isSaid(const Diagnostic &d) const {
    const auto &all = s_.diagnostics.all();
    return severity(d.kind) == Severity::Error && std::any_of(all.begin(), all.end(), [&](const Diagnostic &x) {
             return x.kind == d.kind && x.where.begin == d.where.begin && x.message == d.message;
           });
  }

  // False: there is more to say than is asked for.
  bool tellOf(std::vector<Diagnostic> &said) {
    for (Diagnostic &d : said) {
      if (isSaid(d)) continue;
      if (isRefusal(d) && refused_.insert(d.message).second && refused_.size() > request_.maxErrors && request_.maxErrors != 0) {
        s_.diagnostics.report(DiagnosticKind::Refused, {}, "more is refused, for other reasons than these").fix =
            "--max-errors N tells up to N reasons; 0: all";
        return false;
      }
      s_.diagnostics.add(std::move(d));
    }
    return true;
  }

  std::vector<Part> collected() {
    std::vector<Part> parts;
    std::vector<Transfer> transfers;
    for (std::size_t k = 0; k < units_.size(); ++k) {
      current_ = k;
      if (team_ && owners_[k] != 0 && !obtain(k)) made_[k] = derive(units_[k], s_.diagnostics.all().size());
      if (team_ && owners_[k] != 0) progress_->done();
      if (!tellOf(made_[k].said) || endsAll(made_[k])) break;
      for (Part &p : made_[k].parts) {
        p.source = sources_[k], p.unit = k;
        parts.push_back(std::move(p));
      }
      transfers.insert(transfers.end(), made_[k].transfers.begin(), made_[k].transfers.end());
      made_[k] = {};
    }
    warnOfTransfers(transfers);
    if (!s_.diagnostics.hasErrors()) breakCircles(parts);
    return parts;
  }
};

}  // namespace

namespace {

void append(std::string &all, const std::string &text) {
  if (!all.empty()) all += '\n';
  all += text;
}

// A part's text, and which of its trees each line prints, behind the lines that there are.
void writeKept(Session &s, const Request &request, Part &part, LineMap &lines) {
  LineMap own;
  part.text = language().write(s.forest, s.forest.node(Op::Units, {part.shown}), &own, request.form(), part.source);
  if (lines.lines.size() > 1) lines.lines.push_back({});  // the blank line between
  lines.lines.insert(lines.lines.end(), own.lines.begin() + 1, own.lines.end());
}

}  // namespace

bool deriveUnits(Session &s, const Request &request, rules::JudgementId judgement, Derivative &result) {
  std::vector<Part> parts = Derivation(s, request, judgement, result).run();
  if (s.diagnostics.hasErrors()) return false;
  parts = inOrderOfUse(s, std::move(parts), request.divided || !request.part.empty());
  if (s.diagnostics.hasErrors()) return false;
  if (!request.part.empty()) std::erase_if(parts, [&](const Part &p) { return p.source != request.part; });
  std::vector<Tree> trees;
  std::size_t length = 4096;  // room for what the caller says about it
  for (const Part &p : parts) length += p.text.size() + 1;
  result.text.reserve(length);
  result.lines.lines.assign(1, Tree{});
  for (Part &p : parts) {
    if (p.tree) trees.push_back(p.tree);
    if (request.keep) writeKept(s, request, p, result.lines);
    const std::string text = std::exchange(p.text, {});
    append(result.text, text);
    if (request.divided) append(result.bySource[std::string(p.source)], text);
  }
  if (request.keep) result.file = s.forest.node(Op::File, {s.forest.leaf(Op::Text, ""), s.forest.node(Op::Units, trees)});
  return true;
}

}  // namespace dotbar::tools
