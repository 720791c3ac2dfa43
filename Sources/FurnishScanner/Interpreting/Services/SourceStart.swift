import FurnishGraph

/// A call that creates the eager services of a container: `container.start()`.
struct SourceStart: Sendable {
  /// The place in the order of its code, or nil if it may run at any time.
  var order: CodeOrder?
  /// The entry in which it was found; nil for the main program, and for code that is not read.
  var entry: FunctionID?
  /// The condition under which it is called.
  var presence = Presence.always
}
