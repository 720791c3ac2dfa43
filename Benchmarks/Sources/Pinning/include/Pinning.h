#ifndef FURNISH_PINNING_H
#define FURNISH_PINNING_H

/// Binds the calling thread to one processor.
void pin_to_processor(int processor);

#endif
