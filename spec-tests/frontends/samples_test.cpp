// One small file for each kind of statement of Fortran 2008 and of older Fortran (statements/, named after the standard's
// terms). Each is valid for gfortran, is read, written, read again as the same tree, and what was written is valid too.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "spec-tests/frontends/support.h"

namespace dotbar::fortran::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> samples() {
  std::vector<fs::path> all;
  for (const auto &e : fs::directory_iterator(DOTBAR_STATEMENTS))
    if (e.path().extension() != ".inc") all.push_back(e.path());
  std::sort(all.begin(), all.end());
  return all;
}

// gfortran writes module files into `folder`.
bool accepted(const fs::path &file, const fs::path &folder) {
  const std::string options = "-fsyntax-only -w -fcoarray=single -fcray-pointer -ffree-line-length-none -I " DOTBAR_STATEMENTS
                              " -J " +
                              folder.string() + " ";
  for (const std::string standard : {"gnu", "legacy"})
    if (std::system(("gfortran -std=" + standard + " " + options + (file.extension() == ".f" ? "-fd-lines-as-comments " : "") +
                     file.string() + " > /dev/null 2>&1")
                        .c_str()) == 0)
      return true;
  return false;
}

class Samples : public testing::TestWithParam<fs::path> {};

TEST_P(Samples, AreReadWrittenAndReadAgain) {
  Session s;
  const Tree t = read(s.forest, s.sources, s.diagnostics, GetParam().string());
  ASSERT_TRUE(t) << s.messages();
  std::string why;
  EXPECT_FALSE(il::validate(s.forest, t, why)) << why;
  const std::string once = write(s.forest, t);
  ReadOptions options;
  options.includeDirs = {DOTBAR_STATEMENTS};
  options.form = ReadOptions::Form::Free;
  const Tree u = readText(s.forest, s.sources, s.diagnostics, GetParam().string(), once, options);
  ASSERT_TRUE(u) << s.messages() << once;
  EXPECT_TRUE(s.forest.equal(t, u)) << once;
  EXPECT_EQ(write(s.forest, u), once);
}

TEST_P(Samples, AreFortranAndStayFortran) {
  if (std::system("gfortran --version > /dev/null 2>&1") != 0) GTEST_SKIP() << "no gfortran";
  Session s;
  const Tree t = read(s.forest, s.sources, s.diagnostics, GetParam().string());
  ASSERT_TRUE(t) << s.messages();
  const fs::path folder = fs::temp_directory_path() / ("dotbar-samples-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  EXPECT_TRUE(accepted(GetParam(), folder));
  const fs::path written = folder / (GetParam().extension() == ".F90" ? "written.F90" : "written.f90");
  std::ofstream(written) << write(s.forest, t);
  EXPECT_TRUE(accepted(written, folder)) << write(s.forest, t);
  fs::remove_all(folder);
}

INSTANTIATE_TEST_SUITE_P(All, Samples, testing::ValuesIn(samples()), [](const auto &info) {
  std::string name = info.param.filename().string();
  for (char &c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
});

}  // namespace
}  // namespace dotbar::fortran::test
