// The parts of Furnish below the standard library, one in each header.
#ifndef FURNISH_PRIMITIVES_H
#define FURNISH_PRIMITIVES_H

#include "Borrowing.h"
#include "Existentials.h"
#include "Frames.h"
#include "KeyNumbers.h"
#include "Lock.h"
#include "MainActor.h"
#include "Process.h"
#include "Table.h"
#include "TaskLocal.h"
#include "Types.h"
#include "Values.h"
#include "Words.h"

#endif
