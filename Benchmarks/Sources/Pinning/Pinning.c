#define _GNU_SOURCE
#include "Pinning.h"

#include <sched.h>

void pin_to_processor(int processor) {
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(processor, &processors);
  sched_setaffinity(0, sizeof processors, &processors);
}
