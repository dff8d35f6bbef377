// The arrows of the house: every #include of the product leads from a room to one that it stands on (the table `rooms` beside
// this file), and no header includes itself by way of others.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace dotbar::model {
namespace {

namespace fs = std::filesystem;

const fs::path root = DOTBAR_ROOT;

struct Room {
  std::string folder;
  std::set<std::string> below;  // what it stands on, and what those stand on
};

struct House {
  std::vector<Room> rooms;
  std::vector<std::string> errors;

  const Room *find(const std::string &folder) const {
    const auto r = std::find_if(rooms.begin(), rooms.end(), [&](const Room &x) { return x.folder == folder; });
    return r == rooms.end() ? nullptr : &*r;
  }
  // The room of the innermost folder around a file that has one.
  const Room *around(fs::path file) const {
    while (file.has_parent_path() && file != file.parent_path()) {
      file = file.parent_path();
      if (const Room *r = find(file.generic_string())) return r;
    }
    return nullptr;
  }
};

House readRooms(std::istream &in) {
  House house;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line.substr(0, line.find('#')));
    Room room;
    if (!(words >> room.folder)) continue;
    for (std::string below; words >> below;) {
      const Room *r = house.find(below);
      if (!r) {
        house.errors.push_back(room.folder + " stands on " + below + ", which comes later or is no room");
        continue;
      }
      room.below.insert(below);
      room.below.insert(r->below.begin(), r->below.end());
    }
    house.rooms.push_back(std::move(room));
  }
  return house;
}

struct Include {
  std::string from, to;  // files, as seen from the root
  int line = 0;
};

// `to`: the file, or the room where it is generated.
std::vector<Include> includesOf(const std::string &file, std::istream &in) {
  static const std::regex include("^\\s*#\\s*include\\s*\"([^\"]+)\"");
  static const std::set<std::string> generated{"il_ops.h", "il_make.h"};
  std::vector<Include> r;
  int line = 0;
  for (std::string text; std::getline(in, text);) {
    ++line;
    std::smatch m;
    if (!std::regex_search(text, m, include)) continue;
    std::string to = m[1];
    if (generated.count(to))
      to = "engine/il/" + to;
    else if (to.find('/') == std::string::npos)
      to = (fs::path(file).parent_path() / to).generic_string();
    r.push_back({file, to, line});
  }
  return r;
}

std::vector<Include> productIncludes() {
  std::vector<Include> all;
  for (const char *top : {"engine", "frontends", "dataflow", "runtime", "tools"})
    for (const fs::directory_entry &e : fs::recursive_directory_iterator(root / top)) {
      const std::string kind = e.path().extension();
      if (kind != ".h" && kind != ".cpp" && kind != ".c") continue;
      std::ifstream in(e.path());
      const auto found = includesOf(e.path().lexically_relative(root).generic_string(), in);
      all.insert(all.end(), found.begin(), found.end());
    }
  return all;
}

std::vector<std::string> wrongArrows(const House &house, const std::vector<Include> &includes) {
  std::vector<std::string> wrong;
  for (const Include &i : includes) {
    const Room *from = house.around(i.from), *to = house.around(i.to);
    const std::string place = i.from + ":" + std::to_string(i.line) + ": ";
    if (!from || !to)
      wrong.push_back(place + (from ? i.to : i.from) + " is in no room");
    else if (from != to && !from->below.count(to->folder))
      wrong.push_back(place + from->folder + " does not stand on " + to->folder + " (" + i.to + ")");
  }
  return wrong;
}

// Each circle once, from the file where the search came upon it.
std::vector<std::string> circles(const std::vector<Include> &includes) {
  std::map<std::string, std::vector<const Include *>> next;
  for (const Include &i : includes) next[i.from].push_back(&i);
  std::map<std::string, int> state;  // 1: on the way; 2: done
  std::vector<std::string> found;
  const auto visit = [&](const std::string &file, auto &&self) -> void {
    state[file] = 1;
    for (const Include *i : next[file])
      if (state[i->to] == 1)
        found.push_back(i->from + ":" + std::to_string(i->line) + ": " + i->to + " includes this file");
      else if (!state[i->to])
        self(i->to, self);
    state[file] = 2;
  };
  for (const Include &i : includes)
    if (!state[i.from]) visit(i.from, visit);
  return found;
}

House bundled() {
  std::ifstream in(root / "spec-tests/model/rooms");
  return readRooms(in);
}

TEST(Arrows, leadToRoomsBelow) {
  const House house = bundled();
  ASSERT_FALSE(house.rooms.empty());
  for (const std::string &e : house.errors) ADD_FAILURE() << e;
  for (const std::string &w : wrongArrows(house, productIncludes())) ADD_FAILURE() << w;
}

TEST(Arrows, haveNoCircles) {
  const std::vector<Include> includes = productIncludes();
  EXPECT_GT(includes.size(), 300u);
  for (const std::string &c : circles(includes)) ADD_FAILURE() << c;
}

// Planted faults are found, with their places.
TEST(Arrows, thatAreWrongAreFound) {
  std::istringstream engine("#include <map>\n#include \"dataflow/facts/facts.h\"\n#include \"il_ops.h\"\n");
  EXPECT_EQ(
      wrongArrows(bundled(), includesOf("engine/il/forest.h", engine)),
      (std::vector<std::string>{"engine/il/forest.h:2: engine/il does not stand on dataflow/facts (dataflow/facts/facts.h)"}));
  std::istringstream nowhere("#include \"more.h\"\n");
  EXPECT_EQ(wrongArrows(bundled(), includesOf("attic/old.cpp", nowhere)),
            (std::vector<std::string>{"attic/old.cpp:1: attic/old.cpp is in no room"}));
  EXPECT_EQ(circles({{"a.h", "b.h", 3}, {"b.h", "c.h", 4}, {"c.h", "a.h", 5}}),
            (std::vector<std::string>{"c.h:5: a.h includes this file"}));
  std::istringstream table("low   high\nhigh\n");
  EXPECT_EQ(readRooms(table).errors.size(), 1u);
}

}  // namespace
}  // namespace dotbar::model
