// Random programs that are well defined by construction: subscripts stay in range, nothing is read before it is set, dummy
// arguments that share storage are not written, arguments of intrinsics stay in their domains, loops end.
//
// How: every 1-D array has N elements. "Index" integers and the elements of index arrays always hold 1 .. N, so any of them
// is a legal subscript of any array; DO variables are indices inside their loop only and plain numbers behind it. WHILE loops
// count down a variable that nothing else writes. Scalars are tracked as set or unset while statements are made.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tools/verify/random/build.h"
#include "tools/verify/random/random.h"

namespace dotbar::random {

// What a program was made to contain; the histogram counts them. Directed ones occur in at least 10 % of the programs.
// clang-format off
#define DOTBAR_FEATURES(X) \
  X(ZeroTrip, "zero-trip loop") \
  X(While, "while loop") \
  X(NegativeStride, "negative stride") \
  X(StrideVariable, "stride in a variable") \
  X(NestedLoops, "nested loops") \
  X(StoredControl, "if on active values") \
  X(BoundOverwritten, "bound overwritten after use") \
  X(Call, "call") \
  X(CallInLoop, "call in a loop") \
  X(FunctionInExpression, "function in an expression") \
  X(FormulaInLoop, "function of one formula in a loop") \
  X(AliasedActuals, "aliased actuals") \
  X(ActualIsCommon, "actual is a COMMON member") \
  X(ElementActual, "element as scalar actual") \
  X(ElementAsArray, "element as array actual") \
  X(OverlappingActuals, "arrays that overlap as actuals") \
  X(PartsApart, "parts of one array as actuals, one overwritten") \
  X(WholeArray, "whole array, adjustable") \
  X(ExpressionActual, "expression actual") \
  X(ExtentOverwritten, "extent overwritten") \
  X(Common, "COMMON") \
  X(CommonRenamed, "COMMON with other names") \
  X(CommonViewed, "COMMON in another layout") \
  X(CommonPassive, "passive member between") \
  X(CommonOfModule, "COMMON that a module declares, too") \
  X(SavedBlock, "SAVE of a COMMON block") \
  X(CommonHead, "COMMON in the head") \
  X(InOutHead, "in-out head") \
  X(Overwritten, "x = f(x)") \
  X(SubscriptOverwritten, "subscript overwritten later") \
  X(KK, "k(k(i)) =") \
  X(Indirect, "a(k(i))") \
  X(DoubleIndirect, "a(k(k(i)))") \
  X(MaybeAliased, "a(i) = .. a(j)") \
  X(IntegerPower, "integer power") \
  X(IntegerBase, "integer to a real power") \
  X(Extremum, "max, min, abs, sign") \
  X(Mixed, "mixed arithmetic") \
  X(TwoDimensions, "2-D array") \
  X(LowerBound, "lower bound 0") \
  X(LoopVariableAfter, "loop variable used after its loop") \
  X(RealLoop, "DO with a real variable") \
  X(LongLoop, "DO with an integer*8") \
  X(Unbounded, "unbounded partial times zero") \
  X(PassiveKill, "reset to a constant") \
  X(OwnValue, "function whose value its derivative needs") \
  X(Recursion, "recursion") \
  X(SeveralHeads, "several heads") \
  X(CalledHead, "head that is called") \
  X(SpecialFunction, "rarer intrinsic") \
  X(IndexRestored, "subscript of a restored index overwritten") \
  X(SelectCase, "select case") \
  X(ModuleVariable, "module variable") \
  X(ModuleParameter, "module parameter") \
  X(Contained, "procedure of a module") \
  X(UseOnly, "USE ONLY") \
  X(UseRenamed, "USE with renaming") \
  X(ModuleHead, "module variable in the head") \
  X(HiddenName, "local hides a module variable") \
  X(ModuleExtent, "extent is a module variable") \
  X(ExtentChanged, "such an extent overwritten") \
  X(OtherModule, "USE of a module without source") \
  X(Kinds, "real*4 and real*8") \
  X(Conversion, "conversion to a kind") \
  X(SingleHead, "real*4 in the head") \
  X(Data, "DATA") \
  X(DataOnCommon, "DATA on COMMON") \
  X(DataInUnit, "DATA on COMMON in a procedure") \
  X(Saved, "SAVE") \
  X(FirstTime, "a value computed the first time") \
  X(SmallInteger, "integer*1, integer*2") \
  X(SmallCounter, "integer*1, integer*2 as DO variable") \
  X(Flag, "logical variable") \
  X(FlagKind, "logical of another kind") \
  X(Equivalence, "EQUIVALENCE of passive variables") \
  X(EquivalenceReal, "EQUIVALENCE of reals") \
  X(EquivalenceData, "DATA of a variable with two names") \
  X(Namelist, "NAMELIST") \
  X(StatementFunction, "statement function") \
  X(CharacterBranch, "branch on a character variable") \
  X(Counting, "index that counts") \
  X(PassiveOutput, "print, write, stop") \
  X(StringInput, "input of an index and what it finds") \
  X(ImplicitTyping, "IMPLICIT") \
  X(ImplicitKind, "IMPLICIT with a kind expression") \
  X(DeclaredShape, "assumed shape or size") \
  X(Revolved, "loop whose trips run again from snapshots") \
  X(FixedPoint, "loop that comes to a fixed point") \
  X(Checkpoint, "checkpointed fragment") \
  X(SplitCall, "split call") \
  X(ByValue, "VALUE") \
  X(CompilerDirective, "directive to a compiler") \
  X(IntrinsicName, "local named as an intrinsic") \
  X(IntrinsicProcedure, "procedure named as an intrinsic") \
  X(Generic, "generic name") \
  X(Exit, "EXIT") \
  X(Cycle, "CYCLE") \
  X(OuterJump, "jump out of several loops") \
  X(Return, "RETURN") \
  X(Forever, "loop without control") \
  X(GotoForward, "GOTO forward") \
  X(GotoBackward, "GOTO backward") \
  X(GotoOut, "GOTO out of a loop") \
  X(GotoInto, "GOTO into a part of an IF") \
  X(Sweep, "loop from behind the counter around it") \
  X(Neighbours, "a(i + 1) beside a(i)") \
  X(ClosedEnds, "a(min(i + 1, n)) beside a(i)") \
  X(OwnPlaces, "a(i) set, overwritten and added to in one trip") \
  X(TripsAlone, "loop of independent trips") \
  X(TripsPlain, "loop of plain assignments") \
  X(TripsChoosing, "loop whose trips choose") \
  X(TripsChosen, "loop whose trips choose a value") \
  X(TripsStepping, "loop that overwrites what its rates are made from") \
  X(PartialSums, "sum into an element that is set just before") \
  X(Workspace, "array that a loop sets in each trip of another") \
  X(WorkspaceKept, "such an array that keeps what it had") \
  X(OfATrip, "value of a trip alone") \
  X(Column, "a(i, mod(j, 2) + 1)") \
  X(Labelled, "assignment with a label") \
  X(GotoCrossing, "loop entered in two ways") \
  X(ArithmeticIf, "arithmetic IF") \
  X(ComputedGoto, "computed GOTO") \
  X(ArrayAssigned, "whole array assigned or read") \
  X(Section, "section with a stride") \
  X(Overlap, "section that overlaps what is assigned to it") \
  X(Reduction, "reduction of an array") \
  X(Masked, "WHERE") \
  X(Gather, "vector of subscripts") \
  X(Picked, "element where an extremum stands") \
  X(Constructor, "array constructor") \
  X(ConstructorActual, "array constructor that is passed") \
  X(ConstructorLoop, "array constructor with an implied DO") \
  X(Block, "BLOCK") \
  X(BlockHides, "BLOCK that hides a name in use") \
  X(Associate, "ASSOCIATE") \
  X(AssociateValue, "ASSOCIATE of an expression") \
  X(AssociateKept, "ASSOCIATE of an expression of what changes") \
  X(Concurrent, "DO CONCURRENT") \
  X(Forall, "FORALL") \
  X(ForallOverlaps, "FORALL that needs what it stores elsewhere") \
  X(Internal, "internal procedure") \
  X(InternalHides, "local of it hides a name of the host") \
  X(InternalWrites, "internal procedure writes what the host has") \
  X(InternalTwice, "internal procedure called twice") \
  X(InternalFunction, "internal function") \
  X(InternalHandedOver, "internal procedure passed for a dummy procedure") \
  X(InternalFunctionHandedOver, "internal function passed for a dummy procedure") \
  X(InternalOutHandedOver, "internal procedure with INTENT(OUT) passed for a described one") \
  X(Optional, "OPTIONAL argument given") \
  X(OptionalAbsent, "OPTIONAL argument not given") \
  X(Keyword, "keyword arguments") \
  X(Described, "procedure that the caller describes") \
  X(DescribedByModule, "procedure that a module describes") \
  X(Intent, "INTENT") \
  X(SmallCounterLeft, "loop with a small counter left early") \
  X(Private, "PRIVATE names of a module") \
  X(SameNames, "variable named as one of another module") \
  X(SameProcedures, "function named as one of another module") \
  X(GenericByType, "generic name by kind or rank") \
  X(DefinedOperator, "defined operator") \
  X(DefinedAssignment, "defined assignment") \
  X(ConvertingFunction, "statement function that converts") \
  X(Structure, "structured type") \
  X(ObjectPassed, "object passed") \
  X(ObjectHandedOn, "object passed to a dummy procedure") \
  X(ObjectOfAClass, "object passed as one of a class")                                                         \
  X(ObjectResult, "object as a result") \
  X(ObjectConstructor, "structure constructor") \
  X(ObjectExtended, "object passed as one of the type that it extends") \
  X(ObjectAsked, "SELECT TYPE") \
  X(ObjectBegins, "INTENT(OUT) object or result with default values")                                          \
  X(IntentStatement, "INTENT as a statement")                                                                  \
  X(ObjectSource, "object that is given memory by another") \
  X(ObjectOverridden, "overriding procedures of types that call each other") \
  X(ObjectNamesakes, "procedures of one name that types of two modules bind") \
  X(ObjectsOfModules, "types of another module override what is called by an object") \
  X(ObjectsUpwards, "what a type binds calls what types of another module override, and these call it") \
  X(ObjectLent, "object of a class that is given memory") \
  X(ObjectAbsent, "object of a class that is absent or without memory") \
  X(ObjectRoom, "object with memory inside that is handed to a dummy procedure") \
  X(Allocatable, "allocatable") \
  X(AllocatableComponent, "allocatable component") \
  X(AllocatablePassed, "allocatable passed") \
  X(MemoryStatus, "status of memory that is not given or taken") \
  X(MemoryBounds, "memory given by the result of a function with bounds of its own") \
  X(MemoryExtents, "memory given by the result of a function with the extents of its argument") \
  X(MemoryValue, "memory given by a value, not by a variable") \
  X(MemoryAbsent, "actual without memory for an OPTIONAL argument") \
  X(MemoryTwice, "memory passed twice beside what is turned around in it") \
  X(MemoryBlock, "memory of a BLOCK") \
  X(MemoryLostEarly, "memory lost ahead of a RETURN") \
  X(MemoryBlockLeft, "EXIT from a BLOCK with memory") \
  X(Pointer, "pointer") \
  X(PointerMoved, "pointer associated anew") \
  X(PointersSwapped, "pointers that change places in a loop") \
  X(PointerMemory, "pointer with memory") \
  X(PointerList, "list of objects that point to their own type") \
  X(PointerThrough, "component set through another pointer") \
  X(PointerCopied, "object with a pointer copied") \
  X(PointerResult, "function whose result is a pointer") \
  X(ComplexView, "complex over reals of COMMON") \
  X(ComplexPart, "z%re, z%im") \
  X(RealPart, "real part of a complex function") \
  X(FormEmptyLoop, "form: counter of a loop without trips") \
  X(FormBackward, "form: downward, in a loop or a section") \
  X(FormGrowing, "form: internal procedure gives the host's array other memory") \
  X(FormRank, "form: SELECT RANK") \
  X(FormOverriding, "form: extension that only overrides") \
  X(FormMadeInside, "form: object made in a BLOCK") \
  X(FormLaidOut, "form: array laid out otherwise by a pointer") \
  X(FormReturns, "form: alternate returns") \
  X(FormSubmodule, "form: procedures of a submodule") \
  X(FormListed, "form: implied DO in output") \
  X(FormFilled, "form: workspace that a call fills in a WHILE loop") \
  X(FormAssociation, "form: pointer associated by choice") \
  X(FormComponent, "form: component that grows") \
  X(FormGroup, "form: NAMELIST input and output") \
  X(FormInternalFile, "form: internal file") \
  X(FormEnumerated, "form: enumeration that a module keeps to itself") \
  X(FormOwnScope, "form: BLOCK with a USE, and objects that begin anew") \
  X(FormMessage, "form: function that does something and returns a message") \
  X(FormGroupOfModule, "form: NAMELIST and string of another module") \
  X(FormEntry, "form: ENTRY") \
  X(FormFormula, "form: statement function of what changes") \
  X(FormElementwise, "form: elemental procedure under a mask, over sections") \
  X(FormRepeats, "form: vector of subscripts with repeats") \
  X(FormDeciding, "form: function of characters or of a logical value that decides") \
  X(FormRanges, "form: SELECT CASE with ranges") \
  X(FormNested, "form: BLOCK and ASSOCIATE that are left") \
  X(FormRecursion, "form: recursion on parts of an array") \
  X(FormExtents, "form: result of automatic extents") \
  X(FormByValue, "form: module variable by VALUE to what changes it") \
  X(FormPassed, "form: internal procedure as an actual argument") \
  X(FormInLine, "form: small subroutine in a loop, from an element on") \
  X(FormValues, "form: several values of one variable in a trip") \
  X(FormShifted, "form: functions that move elements")
// clang-format on

enum class Feature {
#define X(name, text) name,
  DOTBAR_FEATURES(X)
#undef X
};
#define X(name, text) +1
inline constexpr int featureCount = DOTBAR_FEATURES(X);
#undef X
const char *describe(Feature f);
using Features = std::array<bool, featureCount>;

struct Head {
  std::string unit;
  std::vector<std::string> independents, dependents;
  std::string text() const;  // p(y,z)/(x,y)
};

struct Input {              // of the head: its dummy arguments in order, then the variables of COMMON and of modules
  std::string name, block;  // block empty: a dummy argument
  bool integer = false;
  bool defined = true;  // false: the program sets it
  bool array = false;
  std::vector<double> values;  // also of undefined ones: as many as there are elements
  std::string original = {};   // of a module variable: its name there; block is the module
  int bytes = 8;               // of a real
  std::string declared = {};   // a unit that has it, where the head has not
};

struct Target {  // a head with its inputs
  Head head;
  std::vector<Input> inputs;
  bool called = false;
};

struct RandomProgram {
  std::uint64_t seed = 0;
  Tree file;
  Head head;
  std::vector<Input> inputs;
  std::vector<Target> others;  // further heads: procedures of the program, often called by it (contexts are united)
  bool called = false;         // the head is called, too: the caller sets derivatives beyond the head's own
  Features features{};

  std::string heads() const;                 // p(y)/(x)' --head 's(q)/(p): for a command line, in quotes
  RandomProgram other(std::size_t k) const;  // the same program, seen from a further head
};

struct GeneratorOptions {
  int size = 12;      // statements of the head, roughly
  bool calls = true;  // procedures, functions
  bool common = true;
  bool commonHeads = true;  // COMMON variables among the dependents and independents
  bool whileLoops = true;
  bool integers = true;  // index arrays and integers that change
  bool severalHeads = true, recursion = true;
  bool modules = true, kinds = true;
  bool texts = true;          // character variables, passive statements
  bool declarations = true;   // DATA, SAVE, IMPLICIT, assumed shapes and sizes
  bool descriptions = true;   // with scopes: interface blocks of external procedures
  bool state = false;         // saved variables that are overwritten: refused, because the derivative would keep a second state
  bool directives = false;    // comments: $AD, and those for compilers
  bool jumps = false;         // EXIT, CYCLE, RETURN, loops without control, jumps to labels
  bool names = false;         // locals and procedures that are named as intrinsic functions and entries of the runtime
  bool arrays = false;        // array notation
  bool scopes = false;        // BLOCK, internal procedures, OPTIONAL and keyword arguments, PRIVATE, modules with the same names
  bool structures = false;    // locals in objects of structured types
  bool allocatables = false;  // local arrays that are ALLOCATABLE
  bool pointers = false;      // local reals that are TARGETs, and pointers to them
  bool forms = false;         // calls of procedures that are made of rarer statements (forms.h)
  bool complex = false;       // complex members of COMMON: what the interpreter does not know
  bool scalars = false;       // one procedure of scalars, with choices and WHILE loops, and nothing else
  std::string suffix;         // of the names of units and COMMON blocks, so that many programs link together
};

void addLabels(Forest &forest, RandomProgram &program);  // jumps say what choices and loops did
void addStructures(Forest &forest, RandomProgram &program, const std::string &suffix);
void addMemory(Forest &forest, RandomProgram &program, const std::string &suffix);
void addForms(Forest &forest, RandomProgram &program, const std::string &suffix);
void addPointers(Forest &forest, RandomProgram &program, const std::string &suffix);
void addDirectives(Forest &forest, RandomProgram &program);
void say(Forest &forest, Tree at, const std::string &directive);    // as a comment: $AD directive
void addNames(Forest &forest, RandomProgram &program, bool alone);  // alone: no other program links with it
// Its Fortran. BLOCK, and what it and internal procedures declare under names that hide others, stand under names of their own in
// the tree: who reads or interprets the tree does not depend on whether anybody understands what hides what.
std::string sourceOf(Forest &forest, Tree file);
RandomProgram generate(Forest &forest, std::uint64_t seed, const GeneratorOptions &options = {});

}  // namespace dotbar::random
