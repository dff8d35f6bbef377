// What a unit sees of modules (by USE, or because it stands in one), and DATA statements as lists.
#include <cctype>

#include "tools/verify/interpret/program.h"

namespace dotbar::interpret {

namespace {

// Words, numbers, texts in quotes and single other characters.
std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> r;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    std::size_t n = 1;
    auto wordy = [&](std::size_t k) {
      const char x = text[k];
      const bool exponent = (x == '+' || x == '-') && std::isdigit(static_cast<unsigned char>(c)) &&
                            std::string_view("edED").find(text[k - 1]) != std::string_view::npos;
      return std::isalnum(static_cast<unsigned char>(x)) || x == '_' || x == '.' || exponent;
    };
    if (c == '\'' || c == '"')
      n = text.find(c, i + 1) - i + 1;
    else if (std::isalnum(static_cast<unsigned char>(c)) || c == '.')
      while (i + n < text.size() && wordy(i + n)) ++n;
    if (c != ' ') r.emplace_back(text.substr(i, n));
    i += n;
  }
  return r;
}

}  // namespace

UnitInfo *Program::find(const UnitInfo &from, Symbol name) {
  for (const UnitInfo *u = &from; u; u = u->host)
    if (auto renamed = u->procedures.find(name); renamed != u->procedures.end()) return find(renamed->second);
  return find(name);
}

void Program::importFrom(UnitInfo &u, UnitInfo &module, Symbol there, Symbol local) {
  const int slot = module.find(there);
  if (slot < 0) {
    auto renamed = module.procedures.find(there);
    u.procedures[local] = renamed == module.procedures.end() ? there : renamed->second;
    return;
  }
  const Variable source = module.variables[static_cast<std::size_t>(slot)];
  if (source.procedure) return;
  Variable &v = variable(u, local);
  v.type = source.type, v.declared = true, v.hasDims = source.hasDims, v.dims = {}, v.parameter = false;
  v.origin = source.origin ? source.origin : &module;
  v.original = source.origin ? source.original : there;
}

// `use m`, `use m, only: a, b => c`, `use m, b => c`. A module that is not there is none of a program that runs.
void Program::use(UnitInfo &u, Tree t) {
  auto found = modules_.find(f_.symbol(f_.child(t, 0)));
  if (found == modules_.end()) return;
  UnitInfo &module = *found->second;
  const Tree visible = f_.child(t, 1);
  std::map<Symbol, Symbol> renamed;  // from the module's name
  for (Tree used : f_.children(f_.child(visible, 0))) {
    if (!f_.is(used, Op::Used)) continue;
    const Symbol local = f_.symbol(f_.child(used, 0)), there = f_.symbol(f_.child(used, 1));
    renamed[there] = local;
    importFrom(u, module, there, local);
  }
  if (f_.is(visible, Op::Only)) return;
  for (std::size_t k = 0; k < module.variables.size(); ++k)
    if (const Symbol n = module.variables[k].name; !renamed.count(n)) importFrom(u, module, n, n);
  for (const auto &[local, there] : module.procedures)
    if (!renamed.count(local)) u.procedures[local] = there;
}

// Names of the module around a procedure, those that it does not declare itself.
void Program::host(UnitInfo &u) {
  for (const Variable &v : u.host->variables)
    if (u.find(v.name) < 0 && !u.procedures.count(v.name) && !v.procedure) importFrom(u, *u.host, v.name, v.name);
}

std::vector<DataGroup> readData(std::string_view text) {
  std::vector<DataGroup> groups;
  const std::vector<std::string> list = words(text);
  auto at = [&](std::size_t k) -> const std::string & {
    if (k >= list.size()) fail("the interpreter does not understand " + std::string(text));
    return list[k];
  };
  auto number = [&](std::size_t k) { return std::stoll(at(k)); };
  for (std::size_t k = 1; k < list.size();) {
    DataGroup g;
    for (; at(k) != "/"; k += at(k) == "," ? 1 : 0) {
      if (!std::isalpha(static_cast<unsigned char>(at(k)[0])))
        fail("the interpreter does not know such a DATA: " + std::string(text));
      g.objects.push_back({at(k++), {}});
      if (at(k) != "(") continue;
      for (++k; at(k) != ")"; ++k)
        if (at(k) != ",") g.objects.back().subscripts.push_back(number(k));
      ++k;
    }
    for (++k; at(k) != "/"; k += at(k) == "," ? 1 : 0) {
      long long times = 1;
      if (at(k + 1) == "*") times = number(k), k += 2;
      std::string value = at(k++);
      if (value == "-" || value == "+") value += at(k++);
      g.values.insert(g.values.end(), static_cast<std::size_t>(times), value);
    }
    ++k;
    groups.push_back(std::move(g));
    if (k < list.size() && list[k] == ",") ++k;
  }
  return groups;
}

}  // namespace dotbar::interpret
