/// A program of several files that changes at random, for comparisons of runs with and without a cache.
struct EditedProgram {
  /// The files, by path, each as a list of declarations.
  private(set) var files: [String: [String]] = [:]
  private var state: UInt64
  private var numbering = 0

  private static let services = 0..<8
  private static let folders = ["Core", "App"]

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for service in Self.services { files["Sources/Core/S\(service).swift"] = ["", declaration(of: service)] }
    files["Sources/App/Wiring.swift"] = ["import Core", wiring(), container()]
    files["Sources/App/More.swift"] = ["import Core", wiring(), request()]
  }

  /// Returns the text of a file.
  static func text(_ declarations: [String]) -> String {
    "import Furnish\n" + declarations.joined(separator: "\n") + "\n"
  }

  /// Changes a declaration or its place, or adds or removes a file.
  mutating func edit() {
    let path = files.keys.sorted()[number(below: files.count)]
    switch number(below: 10) {
    case 0: files[path]!.append(newDeclaration())
    case 1: files[path]!.insert(newDeclaration(), at: min(1, files[path]!.count))
    case 2 where files[path]!.count > 1: files[path]!.remove(at: 1 + number(below: files[path]!.count - 1))
    case 3, 9: files[path]!.insert("// A comment moves what follows.", at: min(1, files[path]!.count))
    case 4:
      numbering += 1
      files["Sources/\(Self.folders[number(below: 2)])/New\(numbering).swift"] = ["import Core", newDeclaration()]
    case 5 where files.count > 4: files[path] = nil
    case 6: files["Sources/App/Wiring.swift"] = ["import Core", wiring(), container()]
    case 7:
      let service = number(below: Self.services.count)
      files["Sources/Core/S\(service).swift"] = ["", declaration(of: service)]
    case 8 where files[path]!.count > 1:
      // A declaration in another file has the same meaning, and in another module it may not.
      let moved = files[path]!.remove(at: 1)
      files[files.keys.sorted()[number(below: files.count)]]!.append(moved)
    default: break
    }
  }

  /// Returns a random number, also for the choices of the test.
  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func newDeclaration() -> String {
    switch number(below: 5) {
    case 0: return wiring()
    case 1: return container()
    case 2: return request()
    case 3: return "let injected\(fresh()) = Injected<S\(service())>()"
    default: return "func extra\(fresh())() { ServiceLocator.shared.addService(service: S\(service())()) }"
    }
  }

  private mutating func fresh() -> Int {
    numbering += 1
    return numbering
  }

  private mutating func service() -> Int { number(below: Self.services.count) }

  private mutating func declaration(of service: Int) -> String {
    let parameters = number(below: 3) == 0 ? "" : "first: S\(self.service())"
    let effect = number(below: 6) == 0 ? " throws" : ""
    return "public struct S\(service): Sendable { public init(\(parameters))\(effect) {} }"
  }

  /// Returns a function that registers services, which the containers may call.
  private mutating func wiring() -> String {
    let lines = (0..<1 + number(below: 5)).map { _ -> String in
      let service = service()
      let lifetime = ["", ", lifetime: .scoped", ", lifetime: .transient"][number(below: 3)]
      let line = "  services.register(S\(service).self\(lifetime), S\(service).init)"
      switch number(below: 6) {
      case 0: return "#if DEBUG\n\(line)\n#endif"
      case 1: return "#if !DEBUG && TRACE\n\(line)\n#endif"
      case 2: return "  // furnish:ignore missing-service registered elsewhere\n\(line)"
      default: return line
      }
    }
    return "func add\(number(below: 4))(_ services: any ServiceCollection) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private mutating func container() -> String {
    """
    func make\(fresh())() throws {
      let container = ServiceContainer()
      add\(number(below: 4))(container.services)
      if isTest { add\(number(below: 4))(container.services) }
      _ = try container.validated().resolveRequired(S\(service()).self)
    }
    """
  }

  private mutating func request() -> String {
    "func use\(fresh())(_ provider: any ServiceProvider) { _ = provider.resolveRequired(S\(service()).self) }"
  }
}
