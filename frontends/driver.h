// Drivers: programs that try a procedure and its derivatives. What one is written around is data here, the same for all
// languages; how it is spelled, compiled and kept wide is the language's.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace dotbar::driver {

enum class Class { Real, Complex, Integer, Logical, Character, Procedure, Structure };

// A variable that a call of the procedure can see: a formal argument, the result, a COMMON member, a module variable.
struct Item {
  std::string name, headName;  // the second: what a head calls it
  Class kind = Class::Real;
  std::int64_t bytes = 0;  // of an element; of a complex number both parts; a text: its length
  // Of a structured type: what it consists of. With a type's name and the module that has it: every number and text of every
  // element, each named as the language selects it (s(2)%x: "(2)%x").
  std::vector<Item> parts;
  std::string typeName, typeModule;
  std::vector<std::pair<long, long>> bounds;  // empty: a scalar
  std::size_t count = 1;                      // elements
  bool allocatable = false;                   // a driver gives it memory
  bool independent = false, dependent = false;
  std::size_t x = 0, y = 0;      // where its elements begin among the independents, the dependents
  std::string value;             // what the user says, in the language; empty: pseudo-random
  bool preset = false;           // has its value from the program (DATA, initialisation): put back before every run
  std::string tangent, adjoint;  // names of the derivatives of a COMMON member; empty: none
};

struct Block {       // a COMMON block, or the variables of one module
  std::string name;  // of the block as in /name/, empty: blank COMMON; of the module
  bool module = false;
  std::vector<Item> items;                      // in the order of the text
  std::string tangent, adjoint;                 // names of the blocks (modules) of derivatives; empty: none
  std::vector<std::string> tangents, adjoints;  // their members, in order
};

// How a procedure or a derivative of it is called.
struct Callable {
  std::string name, module;  // module: empty for an external procedure
  bool function = false;
  std::string interface;  // what the language writes of it without its body, when calls need that
  struct Actual {
    std::string item;
    bool derivative = false;
    std::string procedure = {};  // the derivative of what is passed for a dummy procedure
  };
  std::vector<Actual> actuals;
  // Derivatives have one more dimension, the innermost, of an extent that is this constant of a module; the last argument, behind
  // the actuals, says how many of it are in use. Empty: they have not.
  std::string extent, extentModule;
  bool extentIsThere = false;  // the sources have the module
  bool places = false;         // one more argument: the place of each element of the independents there
};

struct Subject {
  std::string title;        // f(x, y) > (z)
  std::vector<Item> items;  // formals, then the result of a function
  bool function = false;
  std::vector<Block> blocks;
  Callable primal, tangent, adjoint;
  std::size_t independents = 0, dependents = 0;  // elements
  std::vector<std::string> without;              // components that have no memory when the procedure begins
  bool single = false;                           // some variable is of single precision
  bool strict = true;  // one head: derivatives that the contract does not speak of may hold anything on entry

  std::vector<const Item *> seen() const {  // every variable, those of blocks behind the formals
    std::vector<const Item *> all;
    const auto add = [&](const Item &i) {
      all.push_back(&i);
      if (!i.typeName.empty())
        for (const Item &part : i.parts) all.push_back(&part);
    };
    for (const Item &i : items) add(i);
    for (const Block &b : blocks)
      for (const Item &i : b.items) add(i);
    return all;
  }
};

struct Plan {
  bool jacobian = true;        // every column and every row, besides the random directions
  std::size_t directions = 3;  // pseudo-random ones
  // What stands at the places of the extent are coefficients of curves, by their order: independents go straight, and of the
  // results one order is compared: the first along columns, the others in turn along directions.
  bool curve = false;
  // ... are the derivatives by the elements of the independents: what is called sets the directions, and says how many.
  bool columns = false;
  // A variable in which adjoints sum up how far off the dependents may be by rounding, and its module. Empty: none.
  std::pair<std::string, std::string> bound;
  std::uint64_t seed = 1;
};

enum class Derivatives { TangentOnly, Both };
enum class Precision { Double, Quadruple, QuadrupleSingleToo };

// Pieces of a source, by line and column: how long each is.
using Places = std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t>;

// Names and values, in the order of a text.
using Settings = std::vector<std::pair<std::string, std::string>>;

class Drivers {
 public:
  virtual ~Drivers() = default;

  // --- text ---
  // State, values, seeds and calls: what every main program of a subject is linked with.
  virtual std::string driver(const Subject &, const Plan &, Derivatives) const = 0;
  // A module of one constant.
  virtual std::string constant(const std::string &module, const std::string &name, long value) const = 0;
  // A module of variables that begin with these values: reals where a value has a point, else integers.
  virtual std::string variables(const std::string &module, const Settings &values) const = 0;
  // Mains. Each writes lines `TAG INDEX INDEX VALUE` to the file `results`:
  //   D column row value   divided difference      H the same with half the step      T tangent      Y results of the original
  //   A row column value   adjoint                 P pair kind value: <w,Jv>, <J'w,v>, the scale of the sums
  //   E row 1 value        what the bound of the plan is behind that adjoint; of a pair: E -pair
  virtual std::string differencesMain(const Subject &, const Plan &) const = 0;  // for quadruple precision: D H T Y
  virtual std::string derivativesMain(const Subject &, const Plan &) const = 0;  // T A P Y E
  // V power 1 error: of differences along one direction with the step 2**(-power), against the tangent
  virtual std::string stepsMain(const Subject &, const Plan &) const = 0;
  // B 1..3 round seconds of original, tangent, adjoint; S peak, traffic
  virtual std::string benchMain(const Subject &, const Plan &) const = 0;

  // --- values that a user gives ---
  virtual std::string nameOf(std::string said) const = 0;  // as trees have it
  virtual std::string example(Class) const = 0;
  virtual std::string language() const = 0;  // in messages
  // The values that a file gives: lines NAME = VALUE, or what programs read in this language. What is wrong; empty: nothing.
  virtual std::string settings(const std::string &text, Settings &) const = 0;

  // --- compiling ---
  virtual std::vector<std::string> compiler() const = 0;       // with the user's own flags
  virtual std::vector<std::string> sayingVersion() const = 0;  // a command
  virtual std::vector<std::string> flags(Precision) const = 0;
  // Lines of the preprocessor are evaluated with these macros (as `Reading` has them).
  virtual std::vector<std::string> evaluating(const std::vector<std::string> &macros) const = 0;
  virtual std::vector<std::string> faithfully() const = 0;  // so that the program does what its language says
  virtual std::vector<std::string> quickly() const = 0;     // behind other flags: what is compiled need not be fast
  virtual std::string runtimeFunctions() const = 0;         // the file of the runtime that is compiled in every precision
  // The text of a source in which the kinds at these places are the widest: flags do not reach those.
  virtual std::string widened(const std::string &path, const Places &) const = 0;
};

}  // namespace dotbar::driver
