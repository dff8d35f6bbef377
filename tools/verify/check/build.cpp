// One object file per source, so that a compiler's complaint can be put to the one who is at fault.
#include "tools/verify/check/build.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>

#include "engine/support/progress.h"
#include "frontends/language.h"
#include "tools/driver/library.h"
#include "tools/driver/places.h"
#include "tools/verify/check/promote.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;
constexpr unsigned compilerSeconds = 600;

struct Part {
  std::string path;
  Outcome::Kind blame;
  std::string what;
  bool frame = false;  // around what is compared: the driver, the runtime
};

const driver::Drivers &drivers() { return language().drivers(); }

std::string fileOf(const std::string &name, const std::string &text) { return name + language().suffix(text); }

std::vector<Part> parts(const Workshop &shop, const Generated &g, const std::string &driver, Precision precision) {
  std::vector<Part> result;
  if (!g.beside.empty())
    result.push_back({shop.path(fileOf("beside", g.beside)), Outcome::Kind::Rejected, "what derivatives use besides"});
  const bool alone = replacesSources(*g.tangent.derivative.source.rules), both = precision == Precision::Double && g.adjoint;
  Diagnostics known;  // the libraries are: they were read
  const LibraryFiles libraries = libraryFiles(g.request.request.libraries, known);
  for (const std::string &source : libraries.described) result.push_back({source, Outcome::Kind::Rejected, source});
  if (!alone)
    for (const std::string &source : g.request.request.sources)
      result.push_back({fs::absolute(source).string(), Outcome::Kind::Rejected, source});
  if (const auto &made = g.request.request.made; made && !alone)
    result.push_back({shop.path(fileOf("made", made->text)), Outcome::Kind::Failed, "what the mode before made"});
  if (!alone || !both)  // the adjoint was made of what the tangent is in
    result.push_back({shop.path(fileOf("tangent", g.tangent.derivative.text)), Outcome::Kind::Failed, "the " + g.tangent.mode});
  if (both)
    result.push_back({shop.path(fileOf("adjoint", g.adjoint->derivative.text)), Outcome::Kind::Failed, "the " + g.adjoint->mode});
  for (const std::string &source : libraries.derivatives)  // they may use a module of the program
    result.push_back({source, Outcome::Kind::Rejected, source});
  if (precision != Precision::Double)  // the library's own functions take reals of fixed sizes
    result.push_back(
        {places().runtime + "/" + drivers().runtimeFunctions(), Outcome::Kind::Rejected, "the runtime's functions", true});
  result.push_back({shop.path(driver), Outcome::Kind::Rejected, "the driver (a value of --set?)", true});
  return result;
}

// Kinds that conversions name are promoted in the text: what that changes is compiled from a copy.
bool promote(const Workshop &shop, const Generated &g, const std::string &room, Precision precision, std::vector<Part> &parts) {
  if (precision == Precision::Double) return true;
  std::vector<std::string> paths;
  for (const Part &p : parts)
    if (!p.path.starts_with(places().runtime) && !p.path.starts_with(shop.path(room))) paths.push_back(p.path);
  Reading reading;
  reading.includeDirs = g.request.request.includeDirs, reading.macros = g.request.request.macros;
  const auto texts = promoted(*g.tangent.derivative.source.rules, paths, precision == Precision::QuadrupleSingleToo, reading);
  for (Part &p : parts) {
    const auto text = texts.find(p.path);
    if (text == texts.end()) continue;
    const std::string copy = room + "/wide" + std::to_string(&p - parts.data()) + fs::path(p.path).extension().string();
    if (!shop.write(copy, text->second)) return false;
    p.path = shop.path(copy);
  }
  return true;
}

std::vector<std::string> flags(const Generated &g, Precision precision, const std::string &optimise) {
  std::vector<std::string> result{optimise};
  for (std::string &flag : drivers().flags(precision)) result.push_back(std::move(flag));
  std::set<std::string> folders;
  for (const std::string &d : g.request.request.includeDirs) folders.insert(fs::absolute(d).string());
  for (const std::string &s : g.request.request.sources) folders.insert(fs::absolute(s).parent_path().string());
  for (const std::string &d : folders) result.push_back("-I" + d);
  if (g.request.request.macros)
    for (std::string &flag : drivers().evaluating(*g.request.request.macros)) result.push_back(std::move(flag));
  return result;
}

// Derivatives are compared as they are used: optimised. Quadruple precision is calls of the compiler's own library anyway.
std::string optimised(Precision precision, Speed speed) {
  return speed == Speed::Measured ? "-O2" : precision == Precision::Double ? "-O1" : "-O0";
}

Outcome blame(Outcome::Kind kind, const std::string &what, const Ran &ran) {
  return {kind, what + (ran.timedOut ? " (time limit)\n" : "\n") + ran.output, "", ran.output};
}

// What a program said, without the addresses of its calls.
std::string withoutTrace(const std::string &output) {
  std::string said;
  std::istringstream in(output);
  for (std::string line; std::getline(in, line);)
    if (!line.starts_with('#') && !line.starts_with("\tat ") && line.find("acktrace") == line.npos && !line.empty())
      said += line + "\n";
  return said;
}

// Compiles all parts; the objects' names, the main program first: its entry wins over one that a source may have.
std::optional<Outcome> compile(const Workshop &shop, const std::string &room, const std::vector<Part> &parts,
                               const std::vector<std::string> &flags, const std::vector<std::string> &flagsOfFrame,
                               std::vector<std::string> &objects, Progress &progress) {
  for (const Part &part : parts) {
    progress.at("compiling " + part.what);
    std::vector<std::string> command = drivers().compiler();
    command.insert(command.end(), flags.begin(), flags.end());
    if (part.frame) command.insert(command.end(), flagsOfFrame.begin(), flagsOfFrame.end());
    const std::string object = "part" + std::to_string(objects.size()) + ".o";
    command.insert(command.end(), {"-c", part.path, "-o", object});
    const Ran ran = shop.run(command, room, compilerSeconds);
    if (!ran.ok()) return blame(part.blame, part.what + " does not compile", ran);
    objects.insert(objects.begin(), object);
    progress.done();
  }
  return std::nullopt;
}

}  // namespace

std::string runtimeLibrary() {
  const char *folder = std::getenv("DOTBAR_RUNTIME");
  return folder ? std::string(folder) + "/libdotbar_runtime.a" : places().runtimeLibrary;
}

namespace {

Outcome noRoom() {
  Outcome o;
  o.kind = Outcome::Kind::NoRoom;
  o.error = errno;
  return o;
}

}  // namespace

Outcome buildAndRun(const Workshop &shop, const Generated &g, const std::string &room, Precision precision,
                    const std::string &driver, const std::string &main, Speed speed) {
  shop.room(room);
  const std::string whole = driver + "\n" + main, driverFile = fileOf(room + "/driver", whole);
  const auto &made = g.request.request.made;
  if ((!g.beside.empty() && !shop.write(fileOf("beside", g.beside), g.beside)) ||
      (made && !shop.write(fileOf("made", made->text), made->text)) ||
      !shop.write(fileOf("tangent", g.tangent.derivative.text), g.tangent.derivative.text) ||
      (g.adjoint && !shop.write(fileOf("adjoint", g.adjoint->derivative.text), g.adjoint->derivative.text)) ||
      !shop.write(driverFile, whole))
    return noRoom();
  std::vector<std::string> objects;
  std::vector<Part> all = parts(shop, g, driverFile, precision);
  if (!promote(shop, g, room, precision, all)) return noRoom();
  Progress progress("the program '" + room + "', steps", all.size() + 2);
  const bool fast = speed == Speed::Measured;
  const auto quickly = fast ? std::vector<std::string>{} : drivers().quickly();
  std::vector<std::string> forAll = flags(g, precision, optimised(precision, speed));
  if (!fast) std::ranges::copy(drivers().faithfully(), std::back_inserter(forAll));
  if (auto failure = compile(shop, room, all, forAll, quickly, objects, progress)) return *failure;
  progress.at("linking");
  std::vector<std::string> link = drivers().compiler();
  link.insert(link.end(), objects.begin(), objects.end());
  link.insert(link.end(), {runtimeLibrary(), "-pthread", "-Wl,-z,muldefs", "-o", "program"});
  if (const Ran ran = shop.run(link, room, compilerSeconds); !ran.ok())
    return blame(Outcome::Kind::Rejected, "the program does not link", ran);
  progress.done();
  progress.at("running");
  const Ran ran = shop.run({"./program"}, room, g.request.seconds);
  Outcome outcome{Outcome::Kind::Ok, "", shop.read(room + "/results"), ran.output};
  if (ran.ok()) return outcome;
  // The original runs first: when its results are there, it was a derivative that ended the program.
  const bool original = outcome.results.find("Y ") == std::string::npos;
  return blame(original ? Outcome::Kind::Rejected : Outcome::Kind::Failed,
               std::string(original ? "the original program" : "the program of derivatives") + " ended with code " +
                   std::to_string(ran.status),
               {.status = ran.status, .timedOut = ran.timedOut, .output = withoutTrace(ran.output)});
}

}  // namespace dotbar::tools
