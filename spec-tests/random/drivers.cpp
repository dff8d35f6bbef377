// Fortran text of the drivers: they hold the inputs of a head, call program and derivatives, and print Jacobians.
#include <set>
#include <sstream>

#include "il_make.h"
#include "spec-tests/random/compiled.h"

namespace dotbar::random {

namespace {

std::string exact(double x) {
  char text[40];
  std::snprintf(text, sizeof text, "%.17gd0", x);
  std::string s = text;
  if (auto e = s.find('e'); e != std::string::npos) s = s.substr(0, e) + "d" + s.substr(e + 1, s.size() - e - 3);
  return s;
}

std::string element(const std::string &name, const Input &in, std::size_t k) {
  return in.array ? name + "(" + std::to_string(k + 1) + ")" : name;
}

class Driver {
 public:
  Driver(const Forest &f, const Candidate &c, int index)
      : f_(f),
        c_(c),
        p_(c.program),
        index_(index),
        ins_(scalars(p_, p_.head.independents)),
        outs_(scalars(p_, p_.head.dependents)) {}

  std::string quad() {
    begin();
    derivative(c_.tangent, "d");
    body_ << "h_ = 1.0d-8\ndo c_ = 1, " << ins_.size() << "\n  do k_ = -2, 2\n    call reset()\n"
          << "    xin_(c_) = xin_(c_) + k_*h_\n    call scatter()\n    " << primalCall()
          << "\n    call gather()\n    y_(k_,:) = yout_\n"
          << "  end do\n  do r_ = 1, " << outs_.size() << "\n    print '(a,2i6,5es50.35e4)', 'D', r_, c_, y_(-2:2,r_)\n  end do\n"
          << "  call reset()\n  call scatter()\n  xd_ = 0\n  xd_(c_) = 1\n  call seed_d()\n  " << call("d")
          << "\n  call take_d()\n"
          << "  do r_ = 1, " << outs_.size() << "\n    print '(a,2i6,es50.35e4)', 'T', r_, c_, yd_(r_)\n  end do\nend do\n"
          << "call reset()\ncall scatter()\n"
          << primalCall() << "\ncall gather()\ndo r_ = 1, " << outs_.size()
          << "\n  print '(a,2i6,es50.35e4)', 'Y', r_, 0, yout_(r_)\nend do\n";
    return end();
  }

  std::string primal() {
    begin();
    body_ << "call reset()\n"
          << primalCall() << "\ncall gather()\ndo r_ = 1, " << outs_.size()
          << "\n  print '(a,2i6,es30.17e4)', 'Y', r_, 0, yout_(r_)\nend do\n";
    return end();
  }

  std::string dbl() {
    begin();
    derivative(c_.tangent, "d");
    derivative(c_.adjoint, "b");
    body_ << "do c_ = 1, " << ins_.size() << "\n  call reset()\n  call scatter()\n  xd_ = 0\n  xd_(c_) = 1\n  call seed_d()\n  "
          << call("d") << "\n  call take_d()\n  do r_ = 1, " << outs_.size()
          << "\n    print '(a,2i6,es30.17e4)', 'T', r_, c_, yd_(r_)\n  end do\nend do\n"
          << "do r_ = 1, " << outs_.size() << "\n  call reset()\n  call scatter()\n  yd_ = 0\n  yd_(r_) = 1\n  call seed_b()\n  "
          << call("b") << "\n  call take_b()\n  do c_ = 1, " << ins_.size()
          << "\n    print '(a,2i6,es30.17e4)', 'A', r_, c_, xd_(c_)\n  end do\nend do\n";
    return end();
  }

 private:
  void begin() {
    head_ << "subroutine drive_" << index_ << "()\n";
    use(moduleOf(f_, p_.file, p_.head.unit), p_.head.unit);
    for (const Input &in : p_.inputs)
      if (!in.original.empty()) use(in.block, in.name + " => " + in.original);
    declarations_ << "implicit none\ninteger :: c_, r_, k_\nreal*8 :: h_, poison_\nreal*8 :: xin_(" << ins_.size() << "), yout_("
                  << outs_.size() << "), xd_(" << ins_.size() << "), yd_(" << outs_.size() << "), y_(-2:2," << outs_.size()
                  << ")\n";
    std::map<std::string, std::string> blocks;
    std::vector<std::string> order;
    for (const Input &in : p_.inputs) {
      if (!in.original.empty()) continue;
      declarations_ << (in.integer ? "integer :: " : real(in)) << in.name;
      if (in.array) declarations_ << '(' << in.values.size() << ')';
      declarations_ << '\n';
      if (in.block.empty()) continue;
      std::string &members = blocks[in.block];
      if (members.empty()) order.push_back(in.block);
      members += (members.empty() ? "" : ", ") + in.name;
    }
    for (const std::string &b : order) declarations_ << "common /" << b << "/ " << blocks[b] << '\n';
    declarations_ << "volatile :: poison_\n";
    tail_ << "contains\nsubroutine reset()\n";
    for (const Input &in : p_.inputs)
      for (std::size_t k = 0; k < in.values.size(); ++k) {
        tail_ << element(in.name, in, k) << " = ";
        if (!in.defined)
          tail_ << "poison_\n";
        else if (in.integer)
          tail_ << static_cast<long>(in.values[k]) << '\n';
        else
          tail_ << exact(in.values[k]) << '\n';
      }
    for (std::size_t k = 0; k < ins_.size(); ++k) tail_ << "xin_(" << k + 1 << ") = " << variable(ins_[k], "") << '\n';
    tail_ << "end subroutine\nsubroutine scatter()\n";
    for (std::size_t k = 0; k < ins_.size(); ++k) tail_ << variable(ins_[k], "") << " = xin_(" << k + 1 << ")\n";
    tail_ << "end subroutine\nsubroutine gather()\n";
    for (std::size_t k = 0; k < outs_.size(); ++k) tail_ << "yout_(" << k + 1 << ") = " << variable(outs_[k], "") << '\n';
    tail_ << "end subroutine\n";
    body_ << "poison_ = -1.0d0\npoison_ = sqrt(poison_)\ny_ = 0\nc_ = 0\nk_ = 0\nr_ = 0\nh_ = 0\n";
  }

  static const char *real(const Input &in) { return in.bytes == 4 ? "real*4 :: " : "real*8 :: "; }
  void use(const std::string &module, const std::string &name) {
    if (!module.empty()) head_ << "use " << module << ", only: " << name << '\n';
  }

  std::string end() { return head_.str() + declarations_.str() + body_.str() + tail_.str() + "end subroutine\n\n"; }

  std::string variable(const Scalar &s, const std::string &suffix) {
    const Input &in = p_.inputs[s.input];
    return element(suffix.empty() ? in.name : names_[suffix + in.name], in, s.element);
  }

  // Declares the derivative variables of a mode, and writes its seed and take subroutines.
  void derivative(const Derivative &d, const std::string &suffix) {
    const std::string unit = p_.head.unit + "_" + suffix;
    use(moduleOf(f_, d.file, unit), unit);
    std::vector<const Input *> have;
    for (const Input &in : p_.inputs) {
      if (in.integer) continue;
      const DerivativeName n = derivativeOf(f_, p_, d.file, unit, in, suffix);
      if (n.name.empty()) continue;
      have.push_back(&in);
      names_[suffix + in.name] = in.block.empty() || !in.original.empty() ? "q" + suffix + "_" + in.name : n.name;
      if (!in.original.empty()) {
        use(n.unit, names_[suffix + in.name] + " => " + n.name);
        continue;
      }
      declarations_ << real(in) << names_[suffix + in.name];
      if (in.array) declarations_ << '(' << in.values.size() << ')';
      declarations_ << '\n';
    }
    commons(d, suffix);
    const bool forward = suffix == "d";
    const std::vector<Scalar> &set = forward ? ins_ : outs_, &get = forward ? outs_ : ins_;
    const char *const from = forward ? "xd_" : "yd_", *const to = forward ? "yd_" : "xd_";
    tail_ << "subroutine seed_" << suffix << "()\n";
    for (const Input *in : have) tail_ << names_[suffix + in->name] << (p_.called ? " = 0\n" : " = poison_\n");
    for (std::size_t k = 0; k < set.size(); ++k)
      if (names_.count(suffix + p_.inputs[set[k].input].name))
        tail_ << variable(set[k], suffix) << " = " << from << '(' << k + 1 << ")\n";
    tail_ << "end subroutine\nsubroutine take_" << suffix << "()\n";
    for (std::size_t k = 0; k < get.size(); ++k) {
      const bool known = names_.count(suffix + p_.inputs[get[k].input].name);
      tail_ << to << '(' << k + 1 << ") = " << (known ? variable(get[k], suffix) : "0") << '\n';
    }
    tail_ << "end subroutine\n";
    calls_[suffix] = callOf(unit, formalsOf(f_, d.file, unit), suffix);
  }

  // COMMON blocks of derivatives, as the derivative program lays them out.
  void commons(const Derivative &d, const std::string &suffix) {
    std::set<std::string> wanted, done;
    for (const Input &in : p_.inputs)
      if (!in.block.empty() && in.original.empty() && !in.integer && names_.count(suffix + in.name))
        wanted.insert(names_[suffix + in.name]);
    std::vector<Tree> open{il::FileOp::units_(f_, d.file)};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      for (Tree c : f_.children(t))
        if (f_.is(t, Op::Units) || f_.is(c, Op::Units) || f_.is(c, Op::Decls)) open.push_back(c);
      if (!f_.is(t, Op::Decls)) continue;
      for (Tree decl : f_.children(t)) {
        if (!f_.is(decl, Op::Common)) continue;
        bool here = true;  // other units may have a member under another name
        std::string members;
        for (Tree e : f_.children(il::CommonOp::members_(f_, decl))) {
          const std::string m(f_.text(il::EntityOp::name_(f_, e)));
          here &= wanted.count(m) > 0;
          members += (members.empty() ? "" : ", ") + m;
        }
        const std::string block(f_.text(il::CommonOp::block_(f_, decl)));
        if (here && done.insert(block).second) declarations_ << "common /" << block << "/ " << members << '\n';
      }
    }
  }

  std::string callOf(const std::string &unit, const std::vector<std::string> &formals, const std::string &suffix) {
    std::string s = "call " + unit + "(", last;
    for (std::size_t k = 0; k < formals.size(); ++k) {
      if (k) s += ", ";
      bool own = false;
      for (const Input &in : p_.inputs) own |= in.block.empty() && in.name == formals[k];
      s += own ? formals[k] : names_[suffix + last];
      if (own) last = formals[k];
      if (s.size() - s.rfind('\n') > 90) s += " &\n   ";
    }
    return s + ")";
  }
  std::string primalCall() { return callOf(p_.head.unit, formalsOf(f_, p_.file, p_.head.unit), ""); }
  std::string call(const std::string &suffix) { return calls_[suffix]; }

  const Forest &f_;
  const Candidate &c_;
  const RandomProgram &p_;
  int index_;
  std::vector<Scalar> ins_, outs_;
  std::map<std::string, std::string> names_, calls_;
  std::ostringstream head_, declarations_, body_, tail_;
};

}  // namespace

std::string quadDriver(const Forest &f, const Candidate &c, int index) { return Driver(f, c, index).quad(); }
std::string primalDriver(const Forest &f, const Candidate &c, int index) { return Driver(f, c, index).primal(); }
std::string doubleDriver(const Forest &f, const Candidate &c, int index) { return Driver(f, c, index).dbl(); }

std::string mainDriver(const std::vector<int> &indices) {
  std::ostringstream s;
  s << "program main\nimplicit none\ncharacter(len=20) :: word\ninteger :: k_\ncall get_command_argument(1, word)\nread (word, "
       "*) k_\n"
    << "select case (k_)\n";
  for (int k : indices) s << "case (" << k << ")\n  call drive_" << k << "()\n";
  s << "end select\nend program\n";
  return s.str();
}

}  // namespace dotbar::random
