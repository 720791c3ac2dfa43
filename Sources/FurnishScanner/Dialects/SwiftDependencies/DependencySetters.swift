/// The methods, properties and initializers of `DependencyValues` that set dependencies for their callers:
/// `$0.setUpTrailer()`.
struct DependencySetters {
  /// A change of `DependencyValues` that code may make.
  enum Change: Hashable {
    case sets(DependencyKeys.Key)
    /// A call of a member of the program, by the ``CodeBody/name`` of its body.
    case calls(String)
    /// A change that cannot be read.
    case unread
  }

  /// The dependencies that code may set.
  struct SetKeys {
    var keys: Set<DependencyKeys.Key> = []
    /// Whether the code sets no other dependencies, as far as the source shows.
    var isComplete = true
  }

  private let overrides: DependencyOverrides
  private let spelling: DependencySpelling
  private let names: Set<String>
  private var setters: [String: SetKeys] = [:]

  /// - Complexity: For each of the members, linear in the changes that it leads to.
  init(_ overrides: DependencyOverrides, _ spelling: DependencySpelling, _ bodies: [CodeBody]) {
    self.overrides = overrides
    self.spelling = spelling
    // A call of one of several members with one name may be a call of any of them.
    let members = Dictionary(grouping: bodies.filter { $0.isOfValues && !$0.name.isEmpty }, by: \.name)
    names = Set(members.keys)
    let changes = members.mapValues { bodies in
      var changes: Set<Change> = []
      for body in bodies { visitor(of: body) { changes.insert($0) }.visit(body.statements) }
      return changes
    }
    for name in names { setters[name] = Self.keys(setBy: name, changes) }
  }

  private static func keys(setBy name: String, _ changes: [String: Set<Change>]) -> SetKeys {
    var set = SetKeys()
    var reached: Set = [name]
    var rest = [name]
    while let name = rest.popLast() {
      for change in changes[name] ?? [] {
        switch change {
        case .sets(let key): set.keys.insert(key)
        case .calls(let called): if reached.insert(called).inserted { rest.append(called) }
        case .unread: set.isComplete = false
        }
      }
    }
    return set
  }

  /// Returns the dependencies that changes set, with those that the called members set.
  func keys(setBy changes: [Change]) -> SetKeys {
    var set = SetKeys()
    for change in changes {
      switch change {
      case .sets(let key): set.keys.insert(key)
      case .calls(let name):
        guard let called = setters[name] else { continue }
        set.keys.formUnion(called.keys)
        set.isComplete = set.isComplete && called.isComplete
      case .unread: set.isComplete = false
      }
    }
    return set
  }

  // MARK: Reading

  /// Returns a visitor that finds the changes of `DependencyValues` in the code of a body.
  func visitor(of body: CodeBody, _ changed: @escaping (Change) -> Void) -> CodeVisitor {
    let values = overrides.values
    func call(_ name: String) { if names.contains(name) { changed(.calls(name)) } }
    var visitor = values.visitor(of: body)
    visitor.assigned = { target, value, surroundings in
      switch overrides.target(target, surroundings, in: body.context) {
      case .key(let key)?: changed(.sets(key))
      case .property(let name)?:
        if names.contains("\(name).set") {
          changed(.calls("\(name).set"))
        } else if !spelling.isDeclaredByLibrary(name) {
          changed(.unread)
        }
      case .everything?:
        changed(.unread)
        // `$0 = .mock`
        if let name = value.nameOfImplicitMember { call(name) }
      case nil: break
      }
    }
    visitor.read = { member, _, surroundings in
      guard case .member(let base, let name, _) = member,
        values.isTypeOfValues(base) || values.isValues(base, surroundings)
      else { return }
      call(name)
    }
    visitor.called = { called, surroundings in
      if called.arguments.contains(where: { values.isValues($0.value, surroundings) }) { changed(.unread) }
      switch called.callee {
      case .name(let name, _) where values.isMember(name, surroundings) && !values.isTypeOfValues(called.callee):
        if names.contains(name) {
          changed(.calls(name))
        } else if !isOfProgram(name), !name.isOperator {
          changed(.unread)
        }
      case .member(let base, let name, _) where name != "subscript" && values.isValues(base, surroundings):
        if !names.contains(name) { changed(.unread) }
      case let callee where values.isTypeOfValues(callee): call("init")
      default: break
      }
    }
    return visitor
  }

  /// Returns whether a name is that of a type, or of a function of the program that is no member of `DependencyValues`.
  private func isOfProgram(_ name: String) -> Bool {
    name.first?.isUppercase == true || spelling.index.globalFunctionNames.contains(name)
  }
}

extension Expression {
  /// The name of an implicit member: `mock` of `.mock` and `.mock(client)`.
  fileprivate var nameOfImplicitMember: String? {
    switch self {
    case .implicitMember(let name): name
    case .call(let call): call.callee.nameOfImplicitMember
    default: nil
    }
  }
}
