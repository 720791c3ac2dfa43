import FurnishGraph

/// The place in the program that is being read, and the limits of its reading.
struct ReadingProgress {
  /// The function that is being read by itself, and not as part of its caller; nil outside of functions.
  var entry: FunctionID?
  /// The piece of code that is being read as a whole, such as an entry.
  var code = CodeID(0)
  /// The functions that are being read, each inside of the one before it.
  var functionsBeingRead: [FunctionID] = []
  /// The product of the lengths of the loops around the code: the number of times that the body of the innermost one is
  /// run.
  var repetitions = 1
  /// The place of the outermost call of a generic function that is being read. Requests of a type that the caller
  /// determines have this place.
  var placeOfGenericCall: SourcePlace?
  /// The place of the name that is being evaluated.
  var placeOfName = Place.none
  /// The lazy properties whose evaluation has led to the code that is being read.
  var originsOfLazyValue: Set<VariableID> = []
  /// The number of the current run of a statement. A statement that is run again has another number.
  var statement = 0
  /// The elements that calls have removed from lists, by the places of the calls, with the run of the statement.
  var removals: [SourcePlace: (statement: Int, element: Value)] = [:]
  /// The number of conditional aliases in the current statement, which is read once for each of their types: see
  /// ``Interpreter/AliasVariants``.
  var aliasesBeingRead = 0
  /// Whether the target of an assignment is being read, so that values in it are replaced and not read.
  var isReplacing = false
  /// Whether the name of a service is being read.
  var isReadingName = false
  /// The places of the closures whose results are being read as tests: one of them may call itself.
  var closuresOfTests: Set<SourcePlace> = []
  /// The services of the test that is being read; nil outside of tests, and in tests without traits that set a provider.
  var servicesOfTest: Interpreter.TestServices?
  /// Whether the code that sets values, such as the first closure of `withServices`, has set the provider in force.
  var hasSetProvider = false
  /// The lazy property whose initial value is being read for any instance of its type.
  var lazyPropertyOfAnyInstance: VariableID?
  /// The last number that ``Interpreter/nextNumber()`` has returned.
  var lastNumber = 0
  /// The number of times that functions have called themselves while one entry is read.
  var recursions: [FunctionID: Int] = [:]
  /// The number of followed calls of each function that creates a container while one entry is read.
  var callsOfCreators: [FunctionID: Int] = [:]
  /// The number of calls that were followed into several overloads while one entry is read.
  var undecidedCalls = 0
  /// The number of calls so far that may throw and were not followed.
  var errorsNotFollowed = 0
  /// The number of calls that are being followed, each inside of the one before it.
  var callDepth = 0
  /// The remaining steps for this entry. The limit ends the reading of functions that call each other.
  var budget = 0
  /// The remaining steps for all entries together, since many entries may lead to the same calls.
  var budgetOfProgram = 0
  /// A Boolean value that indicates whether the program was edited while it was read, so that the rest was not read.
  var isAbandoned = false
}

extension Interpreter {
  /// Returns a number that was not used before in this program: of a piece of code, or of the environment of a subject.
  func nextNumber() -> Int {
    progress.lastNumber += 1
    return progress.lastNumber
  }
}
