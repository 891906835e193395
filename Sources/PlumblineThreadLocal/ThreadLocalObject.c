#include "PlumblineThreadLocal.h"

#include <pthread.h>
#include <stddef.h>

static _Thread_local void *thread_local_object = NULL;
static _Thread_local void (*release_object)(void *object) = NULL;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void release_thread_local_object(void *object) {
  thread_local_object = NULL;
  release_object(object);
}

static void make_key(void) { pthread_key_create(&key, release_thread_local_object); }

void *plumbline_thread_local_object(void) { return thread_local_object; }

void plumbline_set_thread_local_object(void *object, void (*release)(void *object)) {
  release_object = release;
  pthread_once(&once, make_key);
  pthread_setspecific(key, object);
  thread_local_object = object;
}
