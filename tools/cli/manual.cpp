// Help, manual pages and completions, all from the two tables.
#include "tools/cli/manual.h"

#include <algorithm>
#include <sstream>

namespace dotbar::tools {
namespace {

constexpr std::size_t width = 100, column = 24;

// A term and what it means, beside it or below.
void printEntry(std::ostream &out, const std::string &term, const std::string &meaning) {
  std::string line = "  " + term;
  if (line.size() + 2 > column) out << line << '\n', line.clear();
  line.resize(column, ' ');
  std::istringstream words(meaning);
  for (std::string word; words >> word;) {
    if (line.size() > column && line.size() + 1 + word.size() > width) out << line << '\n', line.assign(column, ' ');
    if (line.size() > column) line += ' ';
    line += word;
  }
  out << line << '\n';
}

std::string shown(const Option &o) {
  std::string names = o.name;
  if (const std::size_t comma = names.find(','); comma != names.npos) names.insert(comma + 1, " ");
  return o.argument ? names + " " + o.argument : names;
}

std::vector<const Option *> optionsOf(const Command &c, bool general) {
  std::vector<const Option *> all;
  for (const Option &o : options())
    if (o.belongsTo(c.options()) && o.commands.empty() == general) all.push_back(&o);
  return all;
}

std::string usage(const Command &c) {
  const bool hasOwn = !optionsOf(c, false).empty();
  return "dotbar " + c.name + (hasOwn ? " [OPTION...]" : "") + (c.words.empty() ? "" : " ") + c.words;
}

void printOptions(std::ostream &out, const char *title, const std::vector<const Option *> &all) {
  if (all.empty()) return;
  out << '\n' << title << ":\n";
  for (const Option *o : all) printEntry(out, shown(*o), o->help);
}

// --- roff ---
std::string roff(const std::string &text) {
  std::string r;
  for (const char c : text) {
    if (c == '-') r += '\\';
    r += c == '\\' ? "\\e" : std::string(1, c);
  }
  return r.starts_with('.') || r.starts_with('\'') ? "\\&" + r : r;
}

void roffEntry(std::ostream &out, const std::string &term, const std::string &meaning) {
  out << ".TP\n.B " << roff(term) << '\n' << roff(meaning) << '\n';
}

void roffOptions(std::ostream &out, const std::vector<const Option *> &all) {
  for (const Option *o : all) roffEntry(out, shown(*o), o->help);
}

constexpr const char *exitCodes =
    ".SH EXIT STATUS\n0 done; 1 the input is rejected; 2 wrong usage; 3 a check disagrees or a test fails; 70 an internal "
    "error.\n";

void overviewManual(std::ostream &out) {
  out << ".TH DOTBAR 1\n.SH NAME\ndotbar \\- differentiates Fortran programs by rules and equations that are text\n"
      << ".SH SYNOPSIS\n.B dotbar\nCOMMAND [OPTION...] [WORD...]\n.SH COMMANDS\n";
  for (const Command &c : commands()) roffEntry(out, usage(c), c.help);
  out << ".SH OPTIONS\n";
  for (const Option &o : options()) roffEntry(out, shown(o), o.help);
  out << exitCodes << ".SH ENVIRONMENT\n";
  roffEntry(out, "DOTBAR_RULES", "the folder of the bundled rule sets, in place of the one that is installed");
  roffEntry(out, "DOTBAR_CACHE",
            "the folder where runs keep what they proved of your rules (~/.cache/dotbar); empty: nothing is kept");
  roffEntry(out, "NO_COLOR", "no colours on a terminal");
  roffEntry(out, "FC, FFLAGS", "the compiler that dotbar check runs (gfortran), and further flags");
}

void commandManual(std::ostream &out, const Command &c) {
  const std::string page = manualName(c);
  std::string title;
  std::ranges::transform(page, std::back_inserter(title), [](unsigned char l) { return std::toupper(l); });
  out << ".TH " << roff(title) << " 1\n.SH NAME\n"
      << roff(page) << " \\- " << roff(c.help) << "\n.SH SYNOPSIS\n.B " << roff(usage(c)) << "\n.SH OPTIONS\n";
  roffOptions(out, optionsOf(c, false));
  roffOptions(out, optionsOf(c, true));
  out << exitCodes << ".SH SEE ALSO\n.BR dotbar (1)\n";
}

// --- shells ---
std::vector<std::string> spellings(const Option &o) {
  std::vector<std::string> all;
  std::istringstream names(o.name);
  for (std::string one; std::getline(names, one, ',');) all.push_back(one);
  return all;
}

std::string joined(const std::vector<std::string> &words) {
  std::string all;
  for (const std::string &w : words) all += (all.empty() ? "" : " ") + w;
  return all;
}

std::vector<std::string> optionNames(const Command &c) {
  std::vector<std::string> names;
  for (const Option &o : options())
    if (o.belongsTo(c.options()))
      for (const std::string &s : spellings(o)) names.push_back(s);
  return names;
}

// First words of commands; behind `first`, their second ones.
std::vector<std::string> nextWords(const std::string &first = {}) {
  std::vector<std::string> words;
  for (const Command &c : commands()) {
    const std::size_t blank = c.name.find(' ');
    const std::string word = first.empty()                     ? c.name.substr(0, blank)
                             : c.name.starts_with(first + ' ') ? c.name.substr(first.size() + 1)
                                                               : "";
    if (!word.empty() && std::ranges::find(words, word) == words.end()) words.push_back(word);
  }
  return words;
}

void bashCompletions(std::ostream &out) {
  out << "# completions of dotbar for bash, made by: dotbar completions bash\n_dotbar() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} words\n  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in\n";
  for (const Command &c : commands()) {
    const bool two = c.name.find(' ') != std::string::npos;
    out << "    " << (two ? "'" + c.name + "'" : "'" + c.name + " '*") << ") words='" << joined(optionNames(c)) << "' ;;\n";
  }
  out << "    *) words='' ;;\n  esac\n  if ((COMP_CWORD == 1)); then\n    words='" << joined(nextWords())
      << "'\n  elif ((COMP_CWORD == 2)) && [[ ${COMP_WORDS[1]} == rules ]]; then\n    words='" << joined(nextWords("rules"))
      << "'\n  elif [[ $word != -* ]]; then\n    COMPREPLY=($(compgen -f -- \"$word\"))\n    return\n  fi\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\ncomplete -o filenames -F _dotbar dotbar\n";
}

std::string inQuotes(const std::string &text, const std::string &special) {
  std::string r;
  for (const char c : text) {
    if (special.find(c) != special.npos) r += '\\';
    r += c == '\'' ? "'\\''" : std::string(1, c);
  }
  return r;
}

void zshCompletions(std::ostream &out) {
  out << "#compdef dotbar\n# completions of dotbar for zsh, made by: dotbar completions zsh\n_dotbar() {\n"
         "  if ((CURRENT == 2)); then\n    compadd -- "
      << joined(nextWords()) << "\n    return\n  fi\n  if ((CURRENT == 3)) && [[ $words[2] == rules ]]; then\n    compadd -- "
      << joined(nextWords("rules")) << "\n    return\n  fi\n  case \"$words[2] $words[3]\" in\n";
  for (const Command &c : commands()) {
    const bool two = c.name.find(' ') != std::string::npos;
    out << "    " << (two ? "'" + c.name + "'" : "'" + c.name + " '*") << ") _arguments";
    for (const Option &o : options())
      if (o.belongsTo(c.options()))
        for (const std::string &s : spellings(o))
          out << " '*" << s << '[' << inQuotes(o.help, "[]:\\") << ']'
              << (o.argument ? ":" + inQuotes(o.argument, ":") + ":_files" : "") << '\'';
    out << " '*:file:_files' ;;\n";
  }
  out << "    *) _files ;;\n  esac\n}\n_dotbar \"$@\"\n";
}

// Where a command's options are completed.
std::string fishCondition(const std::string &command) {
  const std::size_t blank = command.find(' ');
  const std::string seen = "__fish_seen_subcommand_from ";
  return blank == command.npos ? seen + command : seen + command.substr(0, blank) + "; and " + seen + command.substr(blank + 1);
}

void fishOption(std::ostream &out, const std::string &where, const Option &o) {
  for (const std::string &s : spellings(o))
    out << "complete -c dotbar" << where << (s.starts_with("--") ? " -l " + s.substr(2) : " -s " + s.substr(1))
        << (o.argument ? " -r" : "") << " -d '" << inQuotes(o.help, "") << "'\n";
}

void fishCompletions(std::ostream &out) {
  out << "# completions of dotbar for fish, made by: dotbar completions fish\n";
  for (const std::string &first : nextWords()) {
    const Command *one = findCommand(first);
    out << "complete -c dotbar -n __fish_use_subcommand -a " << first << " -d '" << (one ? inQuotes(one->help, "") : "") << "'\n";
  }
  for (const Command &c : commands()) {
    const std::size_t blank = c.name.find(' ');
    if (blank != c.name.npos)
      out << "complete -c dotbar -n '" << fishCondition(c.name.substr(0, blank)) << "' -a " << c.name.substr(blank + 1) << " -d '"
          << inQuotes(c.help, "") << "'\n";
    for (const Option *o : optionsOf(c, false)) fishOption(out, " -n '" + fishCondition(c.name) + "'", *o);
  }
  for (const Option &o : options())
    if (o.commands.empty()) fishOption(out, "", o);
}

}  // namespace

void printOverview(std::ostream &out) {
  out << "dotbar differentiates Fortran programs by rules and equations that are text.\n\nusage: dotbar COMMAND [OPTION...] "
         "[WORD...]\n"
         "\ncommands (dotbar COMMAND --help says more):\n";
  for (const Command &c : commands()) printEntry(out, c.name, c.help);
  out << "\nAny other mode that a rule set declares is a command, too; several at once: dotbar tangent,adjoint.\n"
         "dotbar --version says which this is, dotbar man prints the manual.\n";
}

void printHelp(std::ostream &out, const Command &c) {
  out << "usage: " << usage(c) << "\n\n";
  std::istringstream words(c.help);
  std::string line;
  for (std::string word; words >> word; line += (line.empty() ? "" : " ") + word)
    if (line.size() + word.size() > width) out << line << '\n', line.clear();
  out << line << ".\n";
  printOptions(out, "options", optionsOf(c, false));
  printOptions(out, "options of all commands", optionsOf(c, true));
}

std::string manualName(const Command &c) {
  std::string name = "dotbar-" + c.name;
  std::ranges::replace(name, ' ', '-');
  return name;
}

void printManual(std::ostream &out, const Command *c) { c ? commandManual(out, *c) : overviewManual(out); }

bool printCompletions(std::ostream &out, std::string_view shell) {
  if (shell == "bash") return bashCompletions(out), true;
  if (shell == "zsh") return zshCompletions(out), true;
  return shell == "fish" ? (fishCompletions(out), true) : false;
}

}  // namespace dotbar::tools
