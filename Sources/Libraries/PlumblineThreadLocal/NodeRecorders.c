#include "PlumblineThreadLocal.h"

int32_t plumbline_node_recorders = 0;

void plumbline_add_node_recorder(int32_t count) {
  __atomic_fetch_add(&plumbline_node_recorders, count, __ATOMIC_RELAXED);
}
