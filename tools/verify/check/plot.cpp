// Both axes of steps, and that of errors, are logarithmic; what is exact stands at the bottom. Each point says in its title what
// it is.
#include "tools/verify/check/plot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace dotbar::tools {
namespace {

constexpr double width = 760, panel = 300, left = 70, right = 20, above = 60, below = 48;
constexpr double highest = 2;                              // powers of ten of errors; what is above, or no number, stands there
constexpr double widest = 0, narrowest = -31;              // of steps
constexpr std::array classes = {"a", "b", "c", "d", "e"};  // of colours
constexpr std::size_t most = 4000;                         // points of a comparison: those with the largest errors

std::string number(double v) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", v);
  return text;
}

std::string escaped(const std::string &text) {
  std::string r;
  for (const char c : text) r += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
  return r;
}

std::string label(double x, double y, const std::string &text, const std::string &anchor, const std::string &kind = "") {
  return "<text x='" + number(x) + "' y='" + number(y) + "' text-anchor='" + anchor + "'" +
         (kind.empty() ? "" : " class='" + kind + "'") + ">" + escaped(text) + "</text>\n";
}

std::string line(double x1, double y1, double x2, double y2, const std::string &kind) {
  return "<line x1='" + number(x1) + "' y1='" + number(y1) + "' x2='" + number(x2) + "' y2='" + number(y2) + "' class='" + kind +
         "'/>\n";
}

std::string tenTo(int power) { return power == 0 ? "1" : "1e" + std::to_string(power); }

std::string shown(double error) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1e", error);
  return text;
}

// A panel: a square of the page whose height is powers of ten of errors.
class Panel {
 public:
  Panel(double top, double lowest, std::string title) : top_(top), lowest_(lowest) {
    out_ += label(left, top + 20, title, "start", "title");
    for (int p = static_cast<int>(lowest); p <= highest; p += 4) {
      const double at = y(std::pow(10.0, p));
      out_ += line(left, at, width - right, at, "grid") + label(left - 8, at + 4, tenTo(p), "end");
    }
    out_ += "<text transform='translate(16," + number(top + panel / 2) +
            ") rotate(-90)' text-anchor='middle'>relative error</text>\n";
  }

  double y(double error) const {
    const double power = error > 0 ? std::log10(error) : error == 0 ? lowest_ : highest;  // no number: at the top
    return bottom() - (std::clamp(power, lowest_, highest) - lowest_) / (highest - lowest_) * (panel - above - below);
  }
  double bottom() const { return top_ + panel - below; }

  void tick(double x, const std::string &text) {
    out_ += line(x, bottom(), x, bottom() + 5, "axis") + label(x, bottom() + 18, text, "middle");
  }
  void underneath(const std::string &text) {
    out_ +=
        line(left, bottom(), width - right, bottom(), "axis") + label((left + width - right) / 2, bottom() + 38, text, "middle");
  }
  void key(const std::string &name, std::size_t k) {
    const double x = left + static_cast<double>(k % 3) * 230, at = top_ + 38 + static_cast<double>(k / 3) * 14;
    out_ += "<circle cx='" + number(x + 4) + "' cy='" + number(at - 4) + "' r='4' class='" + classes[k % classes.size()] +
            "'/>\n" + label(x + 14, at, name, "start");
  }
  void point(double x, double error, std::size_t k, const std::string &says) {
    out_ += "<circle cx='" + number(x) + "' cy='" + number(y(error)) + "' r='2.5' class='" + classes[k % classes.size()] +
            "'><title>" + escaped(says) + ": " + shown(error) + "</title></circle>\n";
  }
  void path(const std::string &points, std::size_t k) {
    out_ += "<polyline points='" + points + "' class='path " + classes[k % classes.size()] + "'/>\n";
  }
  std::string text() const { return out_; }

 private:
  double top_, lowest_;
  std::string out_;
};

std::string steps(const Picture &p, double top) {
  constexpr double lowest = -30;
  Panel panel(top, lowest, p.title + ": differences against the tangent, by their step");
  const auto x = [](double step) {
    return left + (std::log10(step) - narrowest) / (widest - narrowest) * (width - left - right);
  };
  for (int power = static_cast<int>(narrowest) + 1; power <= widest; power += 5)
    panel.tick(x(std::pow(10.0, power)), tenTo(power));
  panel.underneath("step h of (f(x + h v) - f(x - h v)) / 2h");
  for (std::size_t k = 0; k < p.curves.size(); ++k) {
    std::string points;
    panel.key(p.curves[k].name, k);
    for (const auto &[step, error] : p.curves[k].points) points += number(x(step)) + "," + number(panel.y(error)) + " ";
    panel.path(points, k);
    for (const auto &[step, error] : p.curves[k].points) panel.point(x(step), error, k, "h = " + shown(step));
  }
  return panel.text();
}

// The places of the largest errors, in the order of the entries.
std::vector<std::size_t> chosen(const std::vector<std::pair<std::string, double>> &errors) {
  std::vector<std::size_t> all(errors.size());
  for (std::size_t k = 0; k < all.size(); ++k) all[k] = k;
  const auto worse = [&](std::size_t a, std::size_t b) { return !(errors[a].second <= errors[b].second); };
  if (all.size() > most) {
    std::ranges::stable_sort(all, [&](std::size_t a, std::size_t b) { return worse(a, b) && !worse(b, a); });
    all.resize(most);
    std::ranges::sort(all);
  }
  return all;
}

std::string entries(const Picture &p, double top) {
  constexpr double lowest = -18;
  Panel panel(top, lowest, p.title + ": what was compared, pair by pair");
  for (std::size_t k = 0; k < p.compared.size(); ++k) {
    const Agreement &a = p.compared[k];
    panel.key(a.what + (a.failed() ? " (disagrees)" : ""), k);
    const double room = width - left - right, count = static_cast<double>(a.errors.size());
    for (const std::size_t i : chosen(a.errors))
      panel.point(left + room * (static_cast<double>(i) + 0.5) / count, a.errors[i].second, k, a.errors[i].first);
  }
  panel.underneath("pairs in the order in which they are compared; at the bottom: no difference");
  return panel.text();
}

constexpr const char *style =
    "<style>\n"
    "svg { background: #ffffff; font: 12px sans-serif; }\n"
    "text { fill: #333333; } .title { font-weight: bold; font-size: 13px; }\n"
    ".grid { stroke: #dddddd; } .axis { stroke: #555555; }\n"
    ".a { fill: #0060b0; stroke: #0060b0; } .b { fill: #c04000; stroke: #c04000; } .c { fill: #2a7f2a; stroke: #2a7f2a; }\n"
    ".d { fill: #8030a0; stroke: #8030a0; } .e { fill: #907000; stroke: #907000; }\n"
    ".path { fill: none; stroke-width: 1.5; }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "svg { background: #16181c; } text { fill: #d8d8d8; } .grid { stroke: #363a40; } .axis { stroke: #a0a0a0; }\n"
    ".a { fill: #6db3f2; stroke: #6db3f2; } .b { fill: #ff9a66; stroke: #ff9a66; } .c { fill: #7fd07f; stroke: #7fd07f; }\n"
    ".d { fill: #d09af0; stroke: #d09af0; } .e { fill: #e0c050; stroke: #e0c050; }\n"
    ".path { fill: none; }\n"
    "}\n</style>\n";

}  // namespace

Picture::Curve curveOf(const std::string &name, const Numbers &numbers) {
  Picture::Curve curve{name, {}};
  for (const auto &[power, row] : numbers.rows('V'))
    if (!row.empty()) curve.points.emplace_back(std::ldexp(1.0, -power), row[0]);
  return curve;
}

std::string asSvg(const std::vector<Picture> &pictures) {
  const std::string height = number(2 * panel * static_cast<double>(pictures.size()));
  std::string out = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + number(width) + " " + height + "' width='" +
                    number(width) + "' height='" + height + "'>\n" + style;
  for (std::size_t k = 0; k < pictures.size(); ++k) {
    const double top = 2 * panel * static_cast<double>(k);
    out += steps(pictures[k], top) + entries(pictures[k], top + panel);
  }
  return out + "</svg>\n";
}

}  // namespace dotbar::tools
