/// The code that was read, and the code that remains to be read after all entries.
struct ReadingCoverage {
  /// Functions that were read as part of another one.
  var inlined: Set<FunctionID> = []
  /// Functions that create containers, and that are read by themselves, since a call of them has no known argument.
  var creatorsByThemselves: Set<FunctionID> = []
  /// The places of the closures and local functions that were read, in any environment.
  var closuresRead: Set<SourcePlace> = []
  /// The number of times that each closure was read. It is limited, since functions may call each other on many paths.
  var readingsOfClosures: [SourcePlace: Int] = [:]
  /// The number of objects for which each method was read by itself, because they store closures.
  var readingsOfMethods: [FunctionID: Int] = [:]
  /// The closures that the program may call at any time, and that perhaps no followed call has run.
  var pendingClosures: [Interpreter.PendingClosure] = []
  /// For each closure that an object stores, the condition under which code passes the object to functions that are not
  /// followed, and that may call the closure.
  var passedOwners: [SourcePlace: Presence] = [:]
  /// The lazy properties of known instances, which code may read at any time.
  var pendingProperties: [Interpreter.PendingProperty] = []
  /// The number of instances for which each entry has evaluated each lazy property.
  var lazyValuesRead: [Interpreter.LazyRead: Int] = [:]
  /// The lazy properties that were evaluated for known instances.
  var lazyPropertiesOfInstances: Set<VariableID> = []
  /// The lazy properties that were not evaluated for all instances, since there are too many.
  var lazyPropertiesOfManyInstances: Set<VariableID> = []
}
