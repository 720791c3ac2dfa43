/// Facts about declarations that the interpreter finds on demand, each of them once.
struct DeclarationAnswers {
  /// Whether types have methods that take a collection, a container or a locator; for protocols, whether types that
  /// conform to them do.
  var hasRegisteringMethods: [TypeID: Bool] = [:]
  /// Whether types have properties for containers, collections, modules or providers.
  var hasServiceProperties: [TypeID: Bool] = [:]
  /// Whether types have properties for lists or dictionaries of objects that may register.
  var haveListsOfRegisteringObjects: [TypeID: Bool] = [:]
  /// Whether types have properties, parameters or results for containers, collections, modules or providers.
  var typesThatCarryServices: [TypeID: Bool] = [:]
  /// The properties of each type that store lists: of modules, or of functions and objects that register.
  var listsOfServices: [TypeID: [VariableID]] = [:]
  /// Whether types store modules, objects that may register, or lists of them.
  var typesThatStoreRegisteringObjects: [TypeID: Bool] = [:]
  /// Whether each function is a plain one: see ``Interpreter/isPlainFunction(_:)``.
  var plainFunctions: [FunctionID: Bool] = [:]
  /// Whether functions may limit their results in ways that are not followed, such as in a loop.
  var functionsThatLimitResults: [FunctionID: Bool] = [:]
  /// Whether functions create containers.
  var functionsThatCreateContainers: [FunctionID: Bool] = [:]
  /// Whether functions of a name register in containers that they neither create nor receive.
  var namesThatRegister: [String: Bool] = [:]
  /// Whether functions create modules.
  var functionsThatCreateModules: [FunctionID: Bool] = [:]
  /// Whether functions may request services.
  var functionsThatMayRequest: [FunctionID: Bool] = [:]
  /// Whether functions create instances with methods that request services.
  var functionsThatCreateRequesters: [FunctionID: Bool] = [:]
  /// Whether functions create instances that store services.
  var functionsThatCreateOwners: [FunctionID: Bool] = [:]
  /// Whether functions add closures to lists or tables.
  var functionsThatStoreFunctions: [FunctionID: Bool] = [:]
  /// Whether functions take a list or a table of objects that may register.
  var functionsThatTakeRegisteringObjects: [FunctionID: Bool] = [:]
  /// The variables that each function changes or reads, itself or through the functions that it calls.
  var usesOfVariables: [FunctionID: Interpreter.UsesOfVariables] = [:]
  /// The origins of the declarations of each name.
  var originsOfNames: [String: OriginFacts] = [:]
  /// Whether functions request a service by a name that their callers determine.
  var functionsThatRequestByName: [FunctionID: Bool] = [:]
  /// Whether functions read variables that code may assign to.
  var functionsThatReadVariables: [FunctionID: Bool] = [:]
  /// The stored properties of each type that may hold services from the start: `let container = ServiceContainer()`.
  var propertiesWithInitialServices: [TypeID: [VariableID]] = [:]
  /// Whether a subclass or a conforming type declares its own version of a member.
  var overriddenMembers: [Interpreter.OverriddenMember: Bool] = [:]
  /// Whether variables always have the value of their initialization: see ``Interpreter/isNeverChanged(_:)``.
  var variablesThatNeverChange: [VariableID: Bool] = [:]
  /// The conditions under which code calls functions that are not read as part of their callers.
  var conditionsOfCalls: [FunctionID: Presence] = [:]
  /// Whether all code that creates instances of types passes a provider.
  var typesThatReceiveProviders: [TypeID: Bool] = [:]
  /// Whether functions are generic methods that request a service.
  var functionsThatRequestAnyService: [FunctionID: Bool] = [:]
}
