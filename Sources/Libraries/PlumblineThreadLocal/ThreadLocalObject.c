#include "PlumblineThreadLocal.h"

#include <pthread.h>
#include <stddef.h>

_Thread_local void *plumbline_stored_object = NULL;
static _Thread_local void (*release_object)(void *object) = NULL;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void release_thread_local_object(void *object) {
  plumbline_stored_object = NULL;
  release_object(object);
}

static void make_key(void) { pthread_key_create(&key, release_thread_local_object); }

void plumbline_set_thread_local_object(void *object, void (*release)(void *object)) {
  release_object = release;
  pthread_once(&once, make_key);
  pthread_setspecific(key, object);
  plumbline_stored_object = object;
}
