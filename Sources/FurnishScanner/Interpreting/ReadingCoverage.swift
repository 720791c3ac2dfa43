/// The code that was read, and the code that remains to be read after all entries.
struct ReadingCoverage {
  /// Functions that were read as part of another one.
  var inlined: Set<FunctionID> = []
  /// Functions that create containers, and that are read by themselves because a call shows none of their arguments.
  var creatorsByThemselves: Set<FunctionID> = []
  /// The closures that were read in any scope, by their places.
  var closuresRead: Set<SourcePlace> = []
  /// The number of times that each closure was read. It is limited, since functions may call each other on many paths.
  var readingsOfClosures: [SourcePlace: Int] = [:]
  /// The number of objects for which each method was read by itself, because they store closures.
  var readingsOfMethods: [FunctionID: Int] = [:]
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
