/// The code that was read, and the code that remains to be read after all entries.
struct ReadCode {
  /// Functions that were read as part of another one.
  var inlined: Set<FunctionID> = []
  /// Functions that create containers, and that are read by themselves because a call shows none of their arguments.
  var creatorsByThemselves: Set<FunctionID> = []
  /// The closures that were read in any scope, by their places.
  var closuresRead: Set<SourcePlace> = []
  /// The number of times that each closure was read. It is limited, since functions may call each other on many paths.
  var readingsOfClosures: [SourcePlace: Int] = [:]
  /// The functions that may use the properties in which objects store closures.
  var usesOfProperties: [Interpreter.PropertyOfOwner: Interpreter.UsesOfProperty] = [:]
  /// The condition that code runs the closure of an object, where the source does not show whether it does.
  var presenceOfUnseenRun: Presence?
  /// Closures that were found, and may not have been called.
  var pendingClosures: [Interpreter.PendingClosure] = []
  /// Lazy properties of known instances, which code may read at any time.
  var pendingProperties: [Interpreter.PendingProperty] = []
  /// The number of instances of which each lazy property was read.
  var lazyValuesRead: [Interpreter.LazyRead: Int] = [:]
  /// The lazy properties that were read of each instance which the source shows.
  var lazyPropertiesOfInstances: Set<VariableID> = []
  /// The lazy properties of which there are more instances than are read.
  var lazyPropertiesOfManyInstances: Set<VariableID> = []
}
