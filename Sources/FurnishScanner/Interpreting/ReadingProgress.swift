import FurnishGraph

/// The place in the program that is being read, and the limits of its reading.
struct ReadingProgress {
  /// The function that is being read by itself, and not as part of its caller; nil outside of functions.
  var entry: FunctionID?
  /// The piece of code that is being read as a whole, such as an entry.
  var code = CodeID(0)
  /// The functions that are being read, each inside of the one before it.
  var functionsBeingRead: [FunctionID] = []
  /// The product of the numbers of elements of the loops that are being read, each inside of the one before it: the
  /// number of times that the body of the innermost one is run.
  var repetitions = 1
  /// The place of the outermost call of a generic function that is being read: services of a type that the caller
  /// determines are requested at this place.
  var placeOfGenericCall: SourcePlace?
  /// The place of the name that is being evaluated.
  var placeOfName = Place.none
  /// The lazy properties whose values have led to the code that is being read.
  var originsOfLazyValue: Set<VariableID> = []
  /// The number of conditional aliases for whose types the current statement is being read, one type after the other.
  var aliasesBeingRead = 0
  /// Whether the values that are being read are about to be replaced.
  var isReplacing = false
  /// Whether the name of a service is being read.
  var isReadingName = false
  /// The closures whose results are being read as tests, each as a part of the one before it.
  var closuresOfTests: Set<SourcePlace> = []
  /// The lazy property whose initial value is being read for any instance of its type.
  var lazyPropertyOfAnyInstance: VariableID?
  /// The last number that ``Interpreter/nextNumber()`` has returned.
  var lastNumber = 0
  /// The number of times that functions have called themselves while one entry is read.
  var recursions: [FunctionID: Int] = [:]
  /// The number of calls of functions that create containers, followed because of their arguments, while one entry is
  /// read.
  var callsOfCreators: [FunctionID: Int] = [:]
  /// The number of calls that were followed into several functions, since the source does not show to which of them they
  /// refer, while one entry is read.
  var undecidedCalls = 0
  /// The number of calls that are being followed, each inside of the one before it.
  var callDepth = 0
  /// The remaining steps for one entry: the reading of functions that call each other must end.
  var budget = 0
  /// The remaining steps for all entries together: many entries may lead to the same calls, and each of them has a
  /// budget.
  var budgetOfProgram = 0
  /// A Boolean value that indicates whether the program was edited while it was read, so that the rest was not read.
  var isAbandoned = false
}
