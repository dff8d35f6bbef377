// The driver of Fortran programs (frontends/driver.h).
#pragma once

#include "frontends/driver.h"

namespace dotbar::fortran {

std::string driverText(const driver::Subject &, const driver::Plan &, driver::Derivatives);
std::string differencesMain(const driver::Subject &, const driver::Plan &);
std::string derivativesMain(const driver::Subject &, const driver::Plan &);
std::string stepsMain(const driver::Subject &, const driver::Plan &);
std::string benchMain(const driver::Subject &, const driver::Plan &);

std::string widened(const std::string &path, const driver::Places &);

std::string readSettings(const std::string &text, driver::Settings &);

const driver::Drivers &drivers();

}  // namespace dotbar::fortran
