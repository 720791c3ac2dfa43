/// The conditions of requests by methods: those under which code creates the instances.
///
/// A method runs only after an instance was created. If the program runs
/// `if isChatOn { show(ChatView(provider: provider)) }`, the methods of `ChatView` request services under the condition
/// `isChatOn` alone.
extension Interpreter {
  /// The types whose methods are being read, from the outermost call to the innermost one. Static methods and the
  /// methods of protocols do not count.
  var ownersOfMethods: [TypeID] {
    var owners: [TypeID] = []
    for function in progress.functionsBeingRead {
      let facts = index.functions[function].facts
      guard !facts.isStatic, let owner = index.functions[function].owner, !owners.contains(owner),
        index.types[owner].facts.kind != .protocol
      else { continue }
      owners.append(owner)
    }
    return owners
  }

  /// Notes that the entry that is being read creates an instance of a type, which is an instance of its superclasses as
  /// well.
  func noteCreationByEntry(of type: TypeID, in environment: Environment) {
    var (next, depth): (TypeID?, Int) = (type, 0)
    while let typeID = next, depth < 32 {
      if let lazy = progress.lazyPropertyOfAnyInstance {
        let known = events.creationsByLazyProperty[typeID]?[lazy] ?? .never
        events.creationsByLazyProperty[typeID, default: [:]][lazy] = conditionOfAny([known, environment.presence])
      } else {
        let known = events.creationsByEntry[typeID]?[progress.entry] ?? .never
        if known != .always, known != environment.presence {
          events.creationsByEntry[typeID, default: [:]][progress.entry] = conditionOfAny([known, environment.presence])
        }
      }
      next = index.superclass(of: typeID)
      depth += 1
    }
  }

  /// Notes that code names an initializer as a function, `Orders.init`, or a type in a list: other code may create
  /// instances with it.
  func noteCreation(byInitializerOf type: Expression, in environment: Environment) {
    guard let typeID = self.type(named: type, in: environment)?.declaration else { return }
    events.typesOfInitializerValues.insert(typeID)
    noteCreation(of: typeID, in: environment)
  }

  /// Returns the condition under which known code creates instances of a type. If all initializers take a provider, no
  /// other code creates instances, since all code that has a provider is read; otherwise, unread code may create some.
  func conditionOfCreations(of owner: TypeID) -> LeadingCode {
    let ofAnyInstance = (events.creationsByLazyProperty[owner] ?? [:]).filter { !isReadOfEachInstance($0.key) }
    let creations =
      notSuperseded(events.creationsByEntry[owner]).map(\.presence)
      + ofAnyInstance.sorted { $0.key.number < $1.key.number }.map(\.value)
    return creations.isEmpty ? (.always, false) : (conditionOfAny(creations), receivesProvider(owner))
  }

  /// Returns whether a lazy property was read for each known instance, and not for some of them only.
  func isReadOfEachInstance(_ lazy: VariableID) -> Bool {
    coverage.lazyPropertiesOfInstances.contains(lazy) && !coverage.lazyPropertiesOfManyInstances.contains(lazy)
  }

  /// Returns the conditions that entries have noted, without those of superseded entries. They are sorted by entry, so
  /// that each check of a program has the same results.
  func notSuperseded(_ noted: [FunctionID?: Presence]?) -> [(entry: FunctionID?, presence: Presence)] {
    (noted ?? [:]).filter { !isSuperseded($0.key) }.map { (entry: $0.key, presence: $0.value) }
      .sorted { ($0.entry?.number ?? -1) < ($1.entry?.number ?? -1) }
  }

  /// Returns the condition under which at least one of several conditions holds. It is `always` if the exact one would
  /// depend on many tests, since such a formula may grow exponentially.
  func conditionOfAny(_ presences: some Sequence<Presence>) -> Presence {
    var result = Presence.never
    for presence in presences {
      result = space.or(result, presence)
      if space.support(result).count > Self.mostLeadingTests { return .always }
    }
    return result
  }

  /// The greatest number of tests in the condition of a creation or a call.
  private static let mostLeadingTests = 12

  /// Returns whether each initializer of a type and of its subclasses takes a provider, or another value of Furnish.
  func receivesProvider(_ type: TypeID) -> Bool {
    if let known = answers.typesThatReceiveProviders[type] { return known }
    // Classes that inherit from each other do not compile, and must not hang the check.
    answers.typesThatReceiveProviders[type] = false
    let receives =
      initializersReceiveProvider(type)
      && (subclasses[type] ?? []).allSatisfy { subclass in
        index.types[subclass].functions["init"] == nil || receivesProvider(subclass)
      }
    answers.typesThatReceiveProviders[type] = receives
    return receives
  }

  /// Returns whether each initializer that a type declares, or its memberwise initializer, takes a provider.
  private func initializersReceiveProvider(_ type: TypeID) -> Bool {
    let initializers = methods("init", ofType: type).map { index.functions[$0].facts }.filter { !$0.isUnusedForCoder }
    if !initializers.isEmpty {
      return initializers.allSatisfy { $0.parameters.contains { $0.type.mentionsServices && !$0.hasDefault } }
    }
    return index.types[type].facts.kind == .struct
      && index.types[type].variables.contains { variableID in
        let facts = index.variables[variableID].facts
        return !facts.isStatic && !facts.hasInitialValue && facts.attributes.isEmpty && !facts.isImplicitlyUnwrapped
          && facts.type?.mentionsServices == true && !(facts.type?.isOptional ?? true)
      }
  }
}

extension FunctionFacts {
  /// Whether it is an initializer `init(coder:)` that creates nothing, as far as its body was read: it returns `nil` or
  /// stops the program. An initializer whose body was not read counts as well.
  fileprivate var isUnusedForCoder: Bool {
    guard labels == ["coder"] else { return false }
    switch body?.first {
    case nil, .leave(.failure), .expression(.implicitMember("nil")), .result(.implicitMember("nil")): return true
    default: return false
    }
  }
}

extension TypeReference {
  fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }
}
