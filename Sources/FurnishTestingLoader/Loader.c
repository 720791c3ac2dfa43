#include "FurnishTestingLoader.h"

// Runs when the program is loaded, so that a test target has to link FurnishTesting, and need not call it. Swift on
// Linux has no such functions.
__attribute__((constructor)) static void furnish_testing_load(void) {
  furnish_testing_install();
}
