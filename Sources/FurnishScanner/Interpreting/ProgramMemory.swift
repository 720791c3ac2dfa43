/// The properties and global variables of the program that is being read, and the code that changes them in ways that
/// are not followed.
struct ProgramMemory {
  /// Values of properties and global variables, once they are known.
  var properties: [Interpreter.PropertyKey: Value] = [:]
  var propertiesBeingRead: Set<Interpreter.PropertyKey> = []
  /// The numbers of the statements so far that may have changed values of other libraries, by the names of these values.
  var versionsOfLibraryValues: [String: Int] = [:]
  /// The words of findings for the lists whose elements are tested.
  var namesOfLists: [TestSubject: String] = [:]
  /// The operators of comparisons that search these lists for an element.
  var searches: [TestSubject: String] = [:]
  /// The subjects of the values of the main program's constants, if these are subjects of other tests as well.
  var subjectsOfGlobals: [VariableID: TestSubject] = [:]
  /// The types that store a container, a collection or a provider in a property.
  var typesThatStoreServices: Set<TypeID> = []
  /// The positions of the providers that recipes store in properties.
  var positionsOfProviders: [Interpreter.PropertyKey: Set<SourcePosition>] = [:]
  /// The entries that store in a property a provider which no recipe has received.
  var otherProviders: [Interpreter.PropertyKey: Set<FunctionID?>] = [:]
  /// The positions of the providers that code assigns to variables outside of initializers, with the entries that
  /// assign them.
  var replacingPositions: [Interpreter.PropertyKey: [SourcePosition: Set<FunctionID?>]] = [:]
  /// The names of properties to which code assigns in ways that are not followed.
  var namesOfReplacedProperties: Set<String> = []
  /// The entries that change such a list without showing which object it belongs to.
  var changesOfAnyList: [Interpreter.PropertyKey: Set<FunctionID?>] = [:]
  /// The names of lists to which code adds elements without showing the type of the object.
  var namesOfListsOfUnknownObjects: Set<String> = []
  /// Properties that are assigned somewhere.
  var assignedProperties: Set<Interpreter.PropertyKey> = []
  /// Properties that are assigned outside of initializers.
  var reassignedProperties: Set<Interpreter.PropertyKey> = []
  /// The entries that use the container of a property without showing which instance it belongs to.
  var usesOfAnyInstance: [Interpreter.PropertyKey: Set<FunctionID?>] = [:]
  /// The number of the last step that was not followed. Such a step may have changed any object, so a value is current
  /// only if this number is the one at its assignment.
  var stepsNotFollowed = 0
  /// The number of all steps that were not followed, those of code that runs later included.
  var lastStep = 0
  /// The number of assignments so far to properties and global variables, and of calls that may change a variable.
  var assignmentsOfProperties = 0

  /// The state of all that functions read. A step that was not followed, or an assignment, may have changed something.
  var state: ProgramState { ProgramState(steps: stepsNotFollowed, assignments: assignmentsOfProperties) }

  mutating func noteStepNotFollowed() {
    lastStep += 1
    stepsNotFollowed = lastStep
  }
}
