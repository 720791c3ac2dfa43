import FurnishGraph

/// A builder of small wirings, with names instead of numbers. The n-th registration is in line n of `App/Wiring.swift`.
struct WiringBuilder {
  /// A request of a registration. A string literal requests one service of the type that it names.
  struct Need: ExpressibleByStringLiteral {
    var symbol: ServiceSymbol
    var cardinality = Dependency.Cardinality.one
    var isDeferred = false
    var isProperty = false
    var trapsOnError = false
    var isHandled = false
    var isOfProvider = false

    init(stringLiteral type: String) { symbol = ServiceSymbol(type: type) }

    static func named(_ type: String, _ name: String) -> Need {
      var need = Need(stringLiteral: type)
      need.symbol.registrationName = name
      return need
    }

    static func optional(_ type: String) -> Need {
      var need = Need(stringLiteral: type)
      need.cardinality = .optional
      return need
    }

    static func all(_ type: String) -> Need {
      var need = Need(stringLiteral: type)
      need.cardinality = .all
      return need
    }

    /// Returns a need for all registrations under keys of a type.
    static func keyed(_ type: String, by keyType: String) -> Need {
      var need = all(type)
      need.symbol.keyType = keyType
      return need
    }

    /// Returns a need of a recipe that calls `resolveRequired`.
    static func trapping(_ need: Need) -> Need {
      var need = need
      need.trapsOnError = true
      return need
    }

    /// Returns a need of a recipe that handles the error of the request.
    static func handled(_ need: Need) -> Need {
      var need = need
      need.isHandled = true
      return need
    }

    /// Returns a need of a recipe that calls `require` of its provider.
    static func ofProvider(_ need: Need) -> Need {
      var need = need
      need.isOfProvider = true
      return need
    }

    static func lazy(_ need: Need) -> Need {
      var need = need
      need.isDeferred = true
      return need
    }

    /// Returns a need of a property with `@Injected`.
    static func property(_ need: Need) -> Need {
      var need = lazy(need)
      need.isProperty = true
      return need
    }
  }

  /// A place of a request or of the opening of a level: the root, a scope without a level, an unknown scope, or a scope
  /// of a level.
  enum Position {
    case root, anonymous, unknown
    case level(String)
  }

  /// The key of a registration: its text, which is `nil` for a key that cannot be read, and its type.
  struct Key {
    var text: String?
    var type = "App.Route"
  }

  private var table = NameTable()
  private var services: [ServiceSymbol: Int] = [:]
  private var registrations: [Registration] = []
  private var requests: [Request] = []
  private var levels: [Wiring.Level] = []
  private var openings: [Wiring.Opening] = []
  private var decorators: [Wiring.Decorator] = []
  private var keys: [String] = []
  /// The origin of the wiring: a running container, or the source.
  var origin = Wiring.Origin.container
  /// Whether the program may call `start()`.
  var mayBeStarted = true
  /// The calls of `start()`.
  var starts: [Wiring.Start] = []

  mutating func register(
    _ type: String, name: String? = nil, key: Key? = nil, _ lifetime: LifetimeDescription = .singleton,
    level: String? = nil, isolation: ServiceIsolation = .none, isAsynchronous: Bool = false, isEager: Bool = false,
    isRunning: Bool = false, isOpaque: Bool = false,
    isSupplied: Bool = false, isConfined: Bool = false, isAlternative: Bool = false, isThrowing: Bool = false,
    module: String? = nil,
    implementation: String? = nil,
    needs: [Need] = []
  ) {
    let registration = Registration(
      service: service(ServiceSymbol(type: type, registrationName: name, keyType: key?.type)),
      lifetime: level == nil ? lifetime : .scopedToLevel, level: level.map(levelNumber), isolation: isolation,
      isAsynchronous: isAsynchronous, isEager: isEager, isRunning: isRunning, isOpaque: isOpaque,
      isSupplied: isSupplied, isConfined: isConfined,
      isAlternative: isAlternative, isThrowing: isThrowing, key: key.map { $0.text.map { keyNumber($0) } ?? .unread },
      module: module.map { index(ofModule: $0) },
      dependencies: needs.map {
        Dependency(
          service: service($0.symbol), cardinality: $0.cardinality, isDeferred: $0.isDeferred,
          isProperty: $0.isProperty, trapsOnError: $0.trapsOnError, isHandled: $0.isHandled,
          isOfProvider: $0.isOfProvider)
      })
    registrations.append(registration)
    table.implementations.append(implementation)
    table.keys.append(key?.text)
    table.places.append(.wiring(registrations.count))
  }

  /// Declares a level in a line of `App/Levels.swift`.
  mutating func level(_ name: String, in parent: String? = nil, input: String? = nil) {
    levels.append(
      Wiring.Level(
        name: name, parent: parent.map(levelNumber), input: input.map { service(ServiceSymbol(type: $0)) },
        place: .levels(levels.count + 1)))
  }

  /// Opens a level in a line of `App/Main.swift`.
  mutating func open(_ level: String, from position: Position, line: Int = 1) {
    openings.append(Wiring.Opening(level: levelNumber(level), from: scopePosition(position), place: .main(line)))
  }

  /// Decorates a service in a line of `App/Main.swift`.
  mutating func decorate(
    _ type: String, name: String? = nil, key: Key? = nil, wrapsTransientsOnly: Bool = false, line: Int = 1
  ) {
    let service = service(ServiceSymbol(type: type, registrationName: name, keyType: key?.type))
    decorators.append(
      Wiring.Decorator(
        service: service, key: key.map { $0.text.map { keyNumber($0) } ?? .unread }, keyName: key?.text,
        wrapsTransientsOnly: wrapsTransientsOnly, place: .main(line)))
  }

  /// Requests a service in a line of `App/Main.swift`.
  mutating func request(
    _ type: String, name: String? = nil, by keyType: String? = nil, _ cardinality: Dependency.Cardinality = .one,
    from position: Position = .root, isSynchronous: Bool = false, order: CodeOrder? = nil,
    trapsOnError: Bool = false, line: Int = 1
  ) {
    let symbol = ServiceSymbol(type: type, registrationName: name, keyType: keyType)
    requests.append(
      Request(
        service: service(symbol), place: .main(line), cardinality: cardinality, position: scopePosition(position),
        isSynchronous: isSynchronous, order: order, trapsOnError: trapsOnError))
  }

  var wiring: Wiring {
    var wiring = Wiring(
      serviceCount: table.symbols.count, registrations: registrations, requests: requests, names: table)
    wiring.origin = origin
    wiring.mayBeStarted = mayBeStarted
    wiring.starts = starts
    wiring.levels = levels
    wiring.openings = openings
    wiring.decorators = decorators
    return wiring
  }

  var findings: [Finding] { wiring.findings() }

  var rules: [String] { findings.map(\.rule) }

  private mutating func service(_ symbol: ServiceSymbol) -> Int {
    if let service = services[symbol] { return service }
    services[symbol] = table.symbols.count
    table.symbols.append(symbol)
    return table.symbols.count - 1
  }

  private func levelNumber(_ level: String) -> Wiring.LevelNumber {
    Wiring.LevelNumber(levels.firstIndex { $0.name == level }!)
  }

  private func scopePosition(_ position: Position) -> ScopePosition {
    switch position {
    case .root: .root
    case .anonymous: .scope(in: nil)
    case .level(let name): .scope(in: levelNumber(name))
    case .unknown: .unknown
    }
  }

  private mutating func keyNumber(_ text: String) -> RegistrationKey {
    if !keys.contains(text) { keys.append(text) }
    return .number(keys.firstIndex(of: text)!)
  }

  private mutating func index(ofModule name: String) -> Int {
    if let module = table.modules.firstIndex(of: name) { return module }
    table.modules.append(name)
    return table.modules.count - 1
  }
}

extension ServicePlace {
  static func wiring(_ line: Int) -> ServicePlace { ServicePlace(file: "App/Wiring.swift", line: line, column: 3) }

  static func levels(_ line: Int) -> ServicePlace { ServicePlace(file: "App/Levels.swift", line: line, column: 1) }

  static func main(_ line: Int) -> ServicePlace { ServicePlace(file: "App/Main.swift", line: line, column: 7) }
}
