#if GRPC
  @_exported public import FurnishRemote
#endif
