// Tables of a check, for people.
#pragma once

#include <ostream>

#include "tools/verify/check/compare.h"

namespace dotbar::tools {

// Divided differences, tangent and adjoint side by side with their relative errors: some entries of the Jacobian, or sums
// along the pseudo-random directions when there are too many.
void showDerivatives(std::ostream &, const Subject &, const driver::Plan &, const Numbers &derivatives,
                     const Numbers &differences, std::size_t lines);
// One line a comparison, and where the failed ones are worst.
void showAgreements(std::ostream &, const Subject &, const std::vector<Agreement> &);

}  // namespace dotbar::tools
