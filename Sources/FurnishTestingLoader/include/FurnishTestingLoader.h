#ifndef FURNISH_TESTING_LOADER_H
#define FURNISH_TESTING_LOADER_H

/// Implemented in Swift, by FurnishTesting. Called once, before `main`.
void furnish_testing_install(void);

#endif
