#include "FurnishTestingLoader.h"

// Swift on Linux has no code that runs when a program is loaded, and a test
// target that only links FurnishTesting must not have to call it.
__attribute__((constructor)) static void furnish_testing_load(void) {
  furnish_testing_install();
}
