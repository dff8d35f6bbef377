// What a check found, as a picture: the error of differences against their step, and the errors of all that was compared.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tools/verify/check/compare.h"

namespace dotbar::tools {

struct Picture {
  struct Curve {
    std::string name;
    std::vector<std::pair<double, double>> points;  // step, relative error
  };
  std::string title;
  std::vector<Curve> curves;
  std::vector<Agreement> compared;
};

// Rows of tag V (frontends/driver.h) as a curve.
Picture::Curve curveOf(const std::string &name, const Numbers &);
// An SVG by itself: no font, script or style from elsewhere; light or dark as its reader's surroundings are.
std::string asSvg(const std::vector<Picture> &);

}  // namespace dotbar::tools
