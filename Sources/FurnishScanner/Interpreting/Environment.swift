/// The state of a body while it is read: its names, the value of `self`, and the condition under which it runs.
///
/// A branch or another part of the body has an environment of its own (``part(under:isRepeated:)``), which finds the
/// names of the body through its parent. The condition changes while the body is read: after
/// `guard isOn else { return }`, it includes `isOn`.
final class Environment {
  private struct Binding {
    var value: Value
    var isConstant: Bool
    /// The declared type, or that of the first value.
    var type: ResolvedType?
    /// The condition under which the name was bound.
    var presence: Presence
    /// The protocols of a parameter whose type is generic or opaque.
    var protocols: [TypeID] = []
    /// Whether a constant that may contain a provider is not `nil`; nil if the source does not show it.
    var isPresent: Bool?
    /// Whether a closure mentions the variable: it may run at any time.
    var isCaptured = false
  }

  private var bindings: [String: Binding] = [:]
  let parent: Environment?
  var context: LookupContext
  let receiver: Value?
  /// The subject of the tests of `self` and its properties; nil if the body may change them, or has no `self`.
  let receiverSubject: TestSubject?
  /// The expected result of the body.
  var result: ResolvedType?
  /// The expected result of the closure that is written here, if the type of its variable or parameter states it.
  var resultOfClosure: ResolvedType?
  /// The types of the parameters of a closure that is written here, if the type of its variable or parameter states
  /// them.
  var parametersOfClosure: [ResolvedType] = []
  /// The condition under which the code that is read next runs; `never` if it is not reached.
  var presence: Presence
  /// The condition under which `break` was reached in the enclosing loop or `switch`.
  var breaking = Presence.never
  /// The condition under which `continue` was reached in the enclosing loop.
  var continuing = Presence.never
  /// The condition under which the enclosing case falls through to the next one.
  var fallingThrough = Presence.never
  /// The condition under which the program has stopped, or thrown an error.
  var failed = Presence.never
  /// The extent of the first run that this body belongs to, see ``Interpreter/FirstRun``; nil for other code.
  var firstRun: Interpreter.FirstRun.Extent?
  /// The constraints of the generic parameters of the function, and those of the extension around it.
  var constraints: [ConstraintFacts] = []
  /// Whether the body declares functions, which may change its variables.
  var declaresFunctions = false
  /// Whether a `return` here adds nothing to the results of the function, since it returns a stored value, which is one
  /// of them already.
  var ignoresResults = false
  /// Whether the body has a `return` with a value, so that no other statement is its result.
  var returnsValue = false
  /// The code around the body that handles its errors, and continues; `nil` if none does.
  var attempt: Attempt?
  /// The numbers of the attempts around the body, in this function and in its callers.
  var attempts: [Int] = []
  /// The condition under which the body has thrown an error that the code in ``attempt`` handles.
  var thrown = Presence.never
  /// The condition under which the body begins.
  let start: Presence
  /// The piece of code of which this body is a part.
  let flow: ControlFlow
  /// The entry that has last read each closure that is written here, by the place of the closure.
  var readers: [Place: FunctionID?] = [:]
  /// The objects that store the closures which are written here, by the places of the closures.
  var owners: [Place: Interpreter.OwnerOfClosure] = [:]
  /// The subjects of the tests of constants and variables, by their names.
  var testSubjects: [String: TestSubject] = [:]
  /// The variables with the value of one of several assignments, if the source does not show all of these values.
  var joinedVariables: Set<String> = []
  /// The least values of the variables that no assignment has decreased: see ``noteGrowth(of:from:)``.
  var leastValues: [String: Int] = [:]
  /// The names whose values are unknown, but the same each time that the program runs: see `noteDetermined`.
  var determined: Set<String> = []
  /// The constant that has another element of a sequence in each repetition: `line` of `while let line = readLine()`.
  var repeatedConstant: String?
  /// The variables outside of a repeated body whose numbers the body changes, so that they differ in each repetition.
  var changedByRepetition: Set<String> = []
  /// The names of variables that code has changed by input.
  var changedByInput: Set<String> = []
  /// Whether the body may run several times or not at all, as the body of a loop does. A test in it may have another
  /// result each time, so it decides nothing for the program as a whole, and both branches count.
  var isRepeated: Bool { repetition > 0 }
  /// The number of loops and other repeated parts around the code, each inside of the previous one.
  let repetition: Int
  /// Whether the code that is read next runs only for some inputs: a test around it or before it depends on input, and
  /// has no known condition.
  var dependsOnInput: Bool
  /// Whether the body belongs to a closure whose calls the source does not show.
  var isOfUnseenCalls: Bool
  /// Whether the body belongs to an asynchronous function or closure.
  var isAsynchronous: Bool

  init(
    context: LookupContext, receiver: Value? = nil, receiverSubject: TestSubject? = nil, parent: Environment? = nil,
    result: ResolvedType? = nil, presence: Presence, isRepeated: Bool = false, repetition: Int = 0,
    flow: ControlFlow = ControlFlow()
  ) {
    self.context = context
    self.receiver = receiver ?? parent?.receiver
    self.receiverSubject = receiver == nil ? parent?.receiverSubject : receiverSubject
    self.parent = parent
    self.result = result
    self.presence = presence
    start = presence
    (firstRun, constraints) = (parent?.firstRun, parent?.constraints ?? [])
    self.flow = flow
    (dependsOnInput, isAsynchronous) = (parent?.dependsOnInput ?? false, parent?.isAsynchronous ?? false)
    (isOfUnseenCalls, attempts) = (parent?.isOfUnseenCalls ?? false, parent?.attempts ?? [])
    self.repetition = isRepeated ? max(repetition, 1) : repetition
  }

  /// The outermost body around this one: that of a function, or of a file.
  var body: Environment { parent?.body ?? self }

  /// Creates the environment of a part of this body: a branch, a block, a side of a choice.
  func part(under presence: Presence, isRepeated: Bool = false) -> Environment {
    let part = Environment(
      context: context, parent: self, result: result, presence: presence,
      repetition: isRepeated ? repetition + 1 : repetition, flow: flow)
    part.attempt = attempt
    part.ignoresResults = ignoresResults
    part.returnsValue = returnsValue
    return part
  }

  /// Returns the type of a parameter of the closure that is written here, by its position; nil if it is unknown.
  func parameter(_ position: Int) -> ResolvedType? {
    guard position < parametersOfClosure.count, !parametersOfClosure[position].isOpen else { return nil }
    return parametersOfClosure[position]
  }

  subscript(name: String) -> Value? {
    get { bindings[name]?.value ?? parent?[name] }
    set {
      bindings[name] = newValue.map { Binding(value: $0, isConstant: true, presence: presence) }
    }
  }

  func bind(_ name: String, to value: Value, as type: ResolvedType?, isConstant: Bool, protocols: [TypeID] = []) {
    bindings[name] = Binding(
      value: value, isConstant: isConstant, type: type, presence: presence, protocols: protocols)
  }

  /// Returns the protocols of a parameter whose type is generic or opaque.
  func protocols(of name: String) -> [TypeID] {
    bindings[name].map(\.protocols) ?? parent?.protocols(of: name) ?? []
  }

  /// Notes whether a constant that may contain a provider is not `nil`.
  func note(_ name: String, isPresent: Bool?) { bindings[name]?.isPresent = isPresent }

  /// Returns whether a constant that may contain a provider is not `nil`; nil if the source does not show it.
  func isPresent(_ name: String) -> Bool? {
    guard let binding = bindings[name] else { return parent?.isPresent(name) }
    return binding.isConstant ? binding.isPresent : nil
  }

  /// Returns the value of a name that another clause of an `#if` has declared, and the condition of that clause: `log`
  /// of `#if DEBUG let log = A() #else let log = B() #endif`, at the second declaration.
  func otherClause(of name: String, _ space: PresenceSpace) -> (value: Value, presence: Presence)? {
    guard let known = bindings[name], !space.areCompatible(known.presence, presence) else { return nil }
    return (known.value, known.presence)
  }

  /// Changes the value of a name that several clauses of an `#if` declare, and the condition under which it has one.
  func bind(_ name: String, to value: Value, under presence: Presence) {
    bindings[name]!.value = value
    bindings[name]!.presence = presence
  }

  /// Returns the type of a local variable, as far as it is known.
  func type(of name: String) -> ResolvedType? {
    guard let binding = bindings[name] else { return parent?.type(of: name) }
    return binding.type ?? binding.value.type
  }

  /// Returns the type that the declaration of a local variable states, or that its first value has.
  func declaredType(of name: String) -> ResolvedType? { bindings[name].map(\.type) ?? parent?.declaredType(of: name) }

  /// The names of the variables of this body, without its constants.
  var variables: [String] { bindings.filter { !$0.value.isConstant }.map(\.key) }

  /// Whether a variable or a constant of this body is a container or its services.
  var hasContainers: Bool { bindings.values.contains(where: \.value.acceptsRegistrations) }

  /// Finds the body in which a name is bound. Returns that body, and whether the name is a constant.
  func binding(of name: String) -> (environment: Environment, isConstant: Bool)? {
    if let binding = bindings[name] { return (self, binding.isConstant) }
    return parent?.binding(of: name)
  }

  /// Returns whether `if let cached` has bound a name to the value of a property or a global variable of this name.
  func bindsOptional(_ name: String) -> Bool {
    guard bindings[name] != nil else { return parent?.bindsOptional(name) ?? false }
    return bindings["\(Expression.outerPrefix)\(name)"] != nil && parent?.binding(of: name) == nil
  }

  /// Notes that a closure mentions the variables whose names meet a condition. It may change them at any time, so their
  /// lists may have other elements, and an optional that is `nil` may receive a value.
  func noteCapture(where isMet: (String) -> Bool) {
    for (name, binding) in bindings where !binding.isConstant && !binding.isCaptured && isMet(name) {
      bindings[name]!.value = binding.value.inexact.settable(binding.type)
      bindings[name]!.isCaptured = true
    }
    parent?.noteCapture(where: isMet)
  }

  /// Notes that a repeated body mentions the variables whose names meet a condition: an optional that is `nil` at first
  /// may have a value from an earlier repetition.
  func noteRepetition(where isMet: (String) -> Bool) {
    for (name, binding) in bindings where !binding.isConstant && binding.value.mayBeNil && isMet(name) {
      bindings[name]!.value = binding.value.settable(binding.type)
    }
    parent?.noteRepetition(where: isMet)
  }

  /// Returns whether a name is a local variable that only the statements of its body change, one after the other.
  func isChangedInOrder(_ name: String) -> Bool {
    guard let binding = bindings[name] else { return parent?.isChangedInOrder(name) ?? false }
    return !binding.isConstant && !binding.isCaptured && !body.declaresFunctions
  }

  /// Assigns a value to a variable of this body, or of one around it. Returns whether a variable of this name exists.
  ///
  /// - Parameters:
  ///   - repetition: The ``repetition`` of the body that contains the assignment.
  ///   - condition: Returns the condition of the assignment for the value so far. It is called if the assignment is
  ///     repeated, and the declaration of the variable is not.
  ///   - merge: Joins the value so far, which the variable has in other cases, with the new one.
  func assign(
    _ value: Value, to name: String, under presence: Presence, repetition: Int, condition: (Value) -> Presence,
    merge: (Value, Value, Presence) -> Value
  ) -> Bool {
    if let known = bindings[name] {
      testSubjects[name] = nil
      let isRepeated = repetition > self.repetition
      let assigned = isRepeated ? condition(known.value) : presence
      noteJoin(of: name, isRepeated || known.presence != assigned ? [known.value, value] : [])
      // A value that is assigned wherever the variable exists replaces the earlier one.
      bindings[name]!.value = known.presence == assigned ? value : merge(known.value, value, assigned)
      return true
    }
    return parent?.assign(
      value, to: name, under: presence, repetition: repetition, condition: condition, merge: merge) ?? false
  }
}
