// libFuzzer: any bytes give a tree or diagnostics; a tree is valid, and writing it gives a text that reads as the same tree.
//   cmake -DDOTBAR_FUZZ=ON -DCMAKE_CXX_COMPILER=clang++ …; fortran_fuzz -max_len=400 CORPUS
#include <cstdio>
#include <cstdlib>

#include "frontends/fortran/fortran.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
  using namespace dotbar;
  if (size == 0) return 0;
  SourceMap sources;
  Diagnostics diagnostics;
  il::Forest forest;
  const std::string text(reinterpret_cast<const char *>(data + 1), size - 1);
  const il::Tree t = fortran::readText(forest, sources, diagnostics, data[0] & 1 ? "f.f90" : "f.f", text);
  if (!t && !diagnostics.hasErrors()) std::abort();
  if (!t) return 0;
  std::string why;
  if (il::validate(forest, t, why)) std::puts(why.c_str()), std::abort();
  const std::string once = fortran::write(forest, t);
  fortran::ReadOptions options;
  options.form = fortran::ReadOptions::Form::Free;
  const il::Tree u = fortran::readText(forest, sources, diagnostics, data[0] & 1 ? "f.f90" : "f.f", once, options);
  if (!u || !forest.equal(t, u)) std::puts(once.c_str()), std::abort();
  if (fortran::write(forest, u) != once) std::puts(once.c_str()), std::abort();
  return 0;
}
