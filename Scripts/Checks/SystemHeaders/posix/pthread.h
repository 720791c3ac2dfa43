#pragma once
#include <stddef.h>

#if defined(__wasi__) && !defined(_REENTRANT)
#error "a program for WASI without threads has no pthread.h in every version of its C library"
#endif

typedef struct { long words[8]; } pthread_mutex_t;
typedef struct { long words[8]; } pthread_mutexattr_t;
typedef struct { long words[8]; } pthread_cond_t;
typedef struct { long words[8]; } pthread_condattr_t;

#define PTHREAD_MUTEX_INITIALIZER {{0}}

int pthread_mutexattr_init(pthread_mutexattr_t *attributes);
int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes);
int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes);
int pthread_cond_destroy(pthread_cond_t *condition);
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int pthread_cond_broadcast(pthread_cond_t *condition);

#if defined(__linux__)
typedef unsigned long pthread_t;
typedef struct { long words[8]; } pthread_attr_t;

pthread_t pthread_self(void);
int pthread_attr_getstack(const pthread_attr_t *attributes, void **bottom, size_t *size);
int pthread_attr_destroy(pthread_attr_t *attributes);
#if defined(_GNU_SOURCE)
int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);
#endif
#endif
