import FurnishGraph

/// Builds small wirings in the words of their authors. What is registered n-th stands in line n of `App/Wiring.swift`.
struct WiringBuilder {
  /// What a registration asks for: a string is a type of which there must be one.
  struct Need: ExpressibleByStringLiteral {
    var symbol: ServiceSymbol
    var cardinality = Dependency.Cardinality.one
    var isDeferred = false

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

    static func lazy(_ need: Need) -> Need {
      var need = need
      need.isDeferred = true
      return need
    }
  }

  private var table = NameTable()
  private var services: [ServiceSymbol: Int] = [:]
  private var registrations: [Registration] = []
  private var requests: [Request] = []
  /// Where the facts come from.
  var origin = Wiring.Origin.container

  mutating func register(
    _ type: String, name: String? = nil, _ lifetime: ServiceLifetime = .singleton,
    isolation: ServiceIsolation = .none, isAsynchronous: Bool = false, isEager: Bool = false, isOpaque: Bool = false,
    isSupplied: Bool = false, isAlternative: Bool = false, module: String? = nil, implementation: String? = nil,
    needs: [Need] = []
  ) {
    let registration = Registration(
      service: service(ServiceSymbol(type: type, registrationName: name)), lifetime: lifetime, isolation: isolation,
      isAsynchronous: isAsynchronous, isEager: isEager, isOpaque: isOpaque, isSupplied: isSupplied,
      isAlternative: isAlternative, module: module.map { index(ofModule: $0) },
      dependencies: needs.map {
        Dependency(service: service($0.symbol), cardinality: $0.cardinality, isDeferred: $0.isDeferred)
      })
    registrations.append(registration)
    table.implementations.append(implementation)
    table.places.append(.wiring(registrations.count))
  }

  /// Asks the root, or a scope, in a line of `App/Main.swift`.
  mutating func request(
    _ type: String, name: String? = nil, _ cardinality: Dependency.Cardinality = .one, isFromRoot: Bool = true,
    isSynchronous: Bool = false, line: Int = 1
  ) {
    let symbol = ServiceSymbol(type: type, registrationName: name)
    requests.append(
      Request(
        service: service(symbol), place: .main(line), cardinality: cardinality, isFromRoot: isFromRoot,
        isSynchronous: isSynchronous))
  }

  var wiring: Wiring {
    var wiring = Wiring(
      serviceCount: table.symbols.count, registrations: registrations, requests: requests, names: table)
    wiring.origin = origin
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

  private mutating func index(ofModule name: String) -> Int {
    if let module = table.modules.firstIndex(of: name) { return module }
    table.modules.append(name)
    return table.modules.count - 1
  }
}

extension ServicePlace {
  static func wiring(_ line: Int) -> ServicePlace { ServicePlace(file: "App/Wiring.swift", line: line, column: 3) }

  static func main(_ line: Int) -> ServicePlace { ServicePlace(file: "App/Main.swift", line: line, column: 7) }
}
