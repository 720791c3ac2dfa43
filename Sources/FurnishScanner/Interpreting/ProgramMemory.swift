/// The values of properties and global variables while the program is read, and the changes of them that are not
/// followed.
struct ProgramMemory {
  /// Values of properties and global variables, once they are known.
  var properties: [Interpreter.PropertyKey: Value] = [:]
  var propertiesBeingRead: Set<Interpreter.PropertyKey> = []
  /// The number of statements so far that may have changed a value of another library, by the first name of its path:
  /// `UIDevice`.
  var versionsOfLibraryValues: [String: Int] = [:]
  /// The names, in findings, of the lists whose elements are tested.
  var namesOfLists: [TestSubject: String] = [:]
  /// The operators of the searches in these lists, as in `names.contains("a")`: see ``ElementTest/search``.
  var searches: [TestSubject: String] = [:]
  /// The subjects of the values of the main program's constants.
  var subjectsOfGlobals: [VariableID: TestSubject] = [:]
  /// The types that store a container, a collection or a provider in a property.
  var typesThatStoreServices: Set<TypeID> = []
  /// The positions of the providers that recipes store in properties.
  var positionsOfProviders: [Interpreter.PropertyKey: Set<SourcePosition>] = [:]
  /// The entries that store another provider than that of a recipe in a property.
  var otherProviders: [Interpreter.PropertyKey: Set<FunctionID?>] = [:]
  /// The positions of the providers that code assigns to variables, with the entries that assign them.
  var replacingPositions: [Interpreter.PropertyKey: [SourcePosition: Set<FunctionID?>]] = [:]
  /// The names of properties to which code assigns in ways that are not followed.
  var namesOfReplacedProperties: Set<String> = []
  /// The entries that change a list of services of an object that the source does not show.
  var changesOfAnyList: [Interpreter.PropertyKey: Set<FunctionID?>] = [:]
  /// The names of lists to which code adds elements, for objects of unknown type.
  var namesOfListsOfUnknownObjects: Set<String> = []
  /// The properties to which code assigns, also in initializers, and the lists that unread code may change.
  var assignedProperties: Set<Interpreter.PropertyKey> = []
  /// The properties to which code assigns outside of initializers.
  var reassignedProperties: Set<Interpreter.PropertyKey> = []
  /// The entries that use the container in a property of an instance that the source does not show.
  var usesOfAnyInstance: [Interpreter.PropertyKey: Set<FunctionID?>] = [:]
  /// The services of tests and of suites, after their traits.
  var servicesOfTests: [FunctionID: Interpreter.TestServices] = [:]
  var servicesOfSuites: [TypeID: Interpreter.TestServices?] = [:]
  /// The tests of each suite.
  var testsOfSuites: [TypeID: [FunctionID]] = [:]
  /// The number of the last step that was not followed before the code that is being read. Such a step may have changed
  /// any object, so a value is current only if this number is the one at its assignment.
  var stepsNotFollowed = 0
  /// The number of all steps that were not followed, those of code that runs later included.
  var lastStep = 0
  /// The number of assignments so far to properties and global variables, and of calls that may change a variable.
  var assignmentsOfProperties = 0

  /// The state of the program, which each assignment and each step that is not followed changes.
  var state: ProgramState { ProgramState(steps: stepsNotFollowed, assignments: assignmentsOfProperties) }

  mutating func noteStepNotFollowed() {
    lastStep += 1
    stepsNotFollowed = lastStep
  }
}
