#ifndef FURNISH_PINNING_H
#define FURNISH_PINNING_H

/// Keeps the calling thread on one processor.
void pin_to_processor(int processor);

#endif
