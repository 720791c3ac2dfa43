/// The methods of `DependencyValues` that set dependencies for their callers: `$0.setUpTrailer()`.
struct DependencySetters {
  /// The dependencies that code sets.
  struct SetKeys {
    /// The keys that the code sets in each case; `nil` if it may set others as well.
    var certain: Set<DependencyKeys.Key>? = []
    /// All keys that it may set, as far as the source shows them.
    var possible: Set<DependencyKeys.Key> = []
  }

  private let overrides: DependencyOverrides
  private let bodies: [String: [CodeBody]]
  private var methods: [String: SetKeys] = [:]

  /// - Complexity: Linear in the code of the methods.
  init(_ overrides: DependencyOverrides, _ bodies: [CodeBody]) {
    self.overrides = overrides
    self.bodies = Dictionary(grouping: bodies.filter { Self.isOfValues($0) && !$0.name.contains(".") }, by: \.name)
    for name in self.bodies.keys.sorted() { read(name) }
  }

  /// Reads the methods of a name once those that they call are read. Methods that call each other in a cycle set nothing
  /// more at the second call.
  private mutating func read(_ name: String, depth: Int = 0) {
    guard methods[name] == nil, let own = bodies[name] else { return }
    methods[name] = SetKeys()
    var called: [String] = []
    CodeVisitor(called: { called += $0.callee.calledName.map { [$0] } ?? [] }).visit(own.flatMap(\.statements))
    if depth < 64 { for name in called { read(name, depth: depth + 1) } }
    var set = keys(setBy: own[0].statements, in: own[0], isOfValues: true)
    // Of several methods with one name, the source of a call does not show which one it calls.
    for other in own.dropFirst() {
      set.certain = nil
      set.possible.formUnion(keys(setBy: other.statements, in: other, isOfValues: true).possible)
    }
    methods[name] = set
  }

  /// Returns whether a body belongs to the values, and so sets those of its callers.
  static func isOfValues(_ body: CodeBody) -> Bool { body.foreignOwner == SwiftDependenciesNames.values }

  /// Returns the dependencies that a method of the values may set, by its name.
  func keys(setBy method: String) -> Set<DependencyKeys.Key> { methods[method]?.possible ?? [] }

  /// Returns the dependencies that a call of a method of the values sets; `nil` for every other call.
  private func keys(setBy call: Call) -> SetKeys? {
    switch call.callee {
    case .member(.name, let name, _), .name(let name, _): methods[name]
    default: nil
    }
  }

  /// Returns the dependencies that the statements of a closure or of a method of the values set.
  func keys(setBy statements: [Statement], in body: CodeBody, isOfValues: Bool) -> SetKeys {
    var set = SetKeys()
    func add(_ keys: SetKeys?) {
      set.certain = set.certain.flatMap { own in keys?.certain.map(own.union) }
      set.possible.formUnion(keys?.possible ?? [])
    }
    for statement in statements {
      switch statement {
      case .bind: break
      case .assign(let target, _):
        add(
          overrides.key(assigned: target, in: body, isOfValues: isOfValues).map {
            SetKeys(certain: [$0], possible: [$0])
          })
      case .expression(.call(let call)), .result(.call(let call)): add(keys(setBy: call))
      default:
        CodeVisitor(
          assigned: { target, _ in
            if let key = overrides.key(assigned: target, in: body, isOfValues: isOfValues) {
              set.possible.insert(key)
            }
          }
        ).visit([statement])
        set.certain = nil
      }
    }
    return set
  }
}
