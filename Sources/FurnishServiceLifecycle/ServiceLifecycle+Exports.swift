#if ServiceLifecycle
  @_exported public import Furnish
  // Not the whole module: its `Service` would collide with that of Furnish.
  @_exported public import class ServiceLifecycle.ServiceGroup
  @_exported public import UnixSignals
#endif
