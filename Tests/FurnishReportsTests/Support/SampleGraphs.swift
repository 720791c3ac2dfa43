import FurnishGraph

/// Graphs to draw, from ten services to thousands.
enum SampleGraphs {
  /// A small program with every lifetime, and with findings of each severity.
  static let small: ServiceGraph = {
    var builder = SampleWiring()
    builder.add("App.LandmarkPage", .transient, ["any App.LandmarkRepository", "any App.Log", "App.Theme"])
    builder.add("App.SearchPage", .transient, ["App.SearchIndex", "any App.Log", "any App.Geocoder"])
    builder.add(
      "any App.LandmarkRepository", .scoped, ["App.Database", "any App.Cache", "any Platform.Clock"],
      implementation: "App.SQLLandmarkRepository")
    builder.add("App.SearchIndex", .singleton, ["App.Database", "App.RequestUser"])
    builder.add("any App.Cache", .weak, ["any Platform.Clock"], implementation: "App.MemoryCache")
    builder.add("App.RequestUser", .scoped, ["any App.Log"])
    builder.add("any App.Log", .singleton, ["any Platform.Clock"], implementation: "App.ConsoleLog")
    builder.add("App.Theme", LifetimeDescription(name: "window", sharing: .scope), [])
    builder.add("App.Database", .singleton, ["Platform.FileSystem"], isAsynchronous: true, module: "App.Storage")
    builder.add("Platform.FileSystem", .singleton, [], module: "App.Storage")
    builder.add("any Platform.Clock", .singleton, [], implementation: "Platform.SystemClock")
    builder.add("any App.Plugin", .singleton, [], isOpaque: true)
    return builder.wiring.graph()
  }()

  /// Creates a graph of layers in modules, like a large program: most dependencies are in the next layers.
  static func layered(services count: Int, modules: Int, seed: UInt64 = 1) -> ServiceGraph {
    var generator = SampleGenerator(state: seed)
    let features = ["Account", "Map", "Search", "Feed", "Chat", "Pay", "Media", "Trip", "Review", "Guide"]
    let nouns = ["Repository", "Service", "Client", "Store", "Cache", "Monitor", "Formatter", "Policy", "Queue"]
    var builder = SampleWiring()
    let names = (0..<count).map { index -> (type: String, module: String, depth: Int) in
      let module = index % modules
      let name =
        "\(features[module % features.count])\(module / features.count == 0 ? "" : "\(module / features.count)")"
      let noun = nouns[generator.below(nouns.count)]
      return ("any \(name).\(noun)\(index)", name, (module * 3 / modules) * 3 + generator.below(4))
    }
    let byDepth = Dictionary(grouping: names.indices) { names[$0].depth }
    for (type, module, depth) in names {
      var needs: [String] = []
      for _ in 0..<generator.below(4) {
        guard let below = byDepth[depth + 1 + generator.below(2)] else { continue }
        let near = below.filter { names[$0].module == module }
        let pool = near.isEmpty || generator.below(4) == 0 ? below : near
        needs.append(names[pool[generator.below(pool.count)]].type)
      }
      let lifetimes: [LifetimeDescription] = [.singleton, .singleton, .scoped, .transient, .weak]
      builder.add(type, lifetimes[depth > 4 ? 0 : generator.below(lifetimes.count)], needs)
    }
    return builder.wiring.graph()
  }

  /// A graph whose names would be markup or scripts if they were not escaped.
  static let hostile: ServiceGraph = {
    var builder = SampleWiring()
    let names = [
      "<script>window.hacked = true</script>", "</script><script>window.hacked = true</script>",
      "<img src=x onerror='window.hacked = true'>", "\"><svg onload=window.hacked=true>", "]]><!--",
      "a\nb\u{0}\u{1B}[2J",
      "\\\" onclick=\\\"", "${window.hacked = true}", "click call alert()", "\u{202E}\u{FFFE}",
    ]
    builder.add("App.Page", .singleton, names.map { "any App.Cache \($0)" })
    for name in names {
      builder.add("any App.Cache", name: name, .singleton, ["App.\(name)"], implementation: name, module: "M.\(name)")
    }
    return builder.wiring.graph()
  }()
}

/// A builder of wirings, with names instead of numbers.
struct SampleWiring {
  private var table = NameTable()
  private var services: [ServiceSymbol: Int] = [:]
  private var registrations: [Registration] = []
  private var levels: [Wiring.Level] = []

  mutating func addLevel(_ name: String, input: String) {
    levels.append(Wiring.Level(name: name, input: service(ServiceSymbol(type: input))))
  }

  mutating func add(
    _ type: String, name: String? = nil, key: String? = nil, level: Int? = nil, _ lifetime: LifetimeDescription,
    _ needs: [String], implementation: String? = nil,
    isAsynchronous: Bool = false, isOpaque: Bool = false, module: String? = nil,
    cardinality: Dependency.Cardinality = .one, isDeferred: Bool = false
  ) {
    registrations.append(
      Registration(
        service: service(ServiceSymbol(type: type, registrationName: name, keyType: key.map { _ in "App.Route" })),
        lifetime: lifetime, level: level.map(Wiring.LevelNumber.init),
        isAsynchronous: isAsynchronous, isOpaque: isOpaque, key: key.map { _ in .unread },
        module: module.map { index(ofModule: $0) },
        dependencies: needs.map {
          Dependency(service: service(ServiceSymbol(type: $0)), cardinality: cardinality, isDeferred: isDeferred)
        }))
    table.implementations.append(implementation)
    table.keys.append(key)
    table.places.append(ServicePlace(file: "Sources/App/Wiring.swift", line: registrations.count, column: 3))
  }

  var wiring: Wiring {
    var wiring = Wiring(serviceCount: table.symbols.count, registrations: registrations, names: table)
    wiring.levels = levels
    return wiring
  }

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

/// A random number generator whose numbers depend on its state alone.
struct SampleGenerator {
  var state: UInt64

  /// Returns a random number from 0 up to a bound, which it excludes. A linear congruential generator with Knuth's
  /// constants for MMIX creates it; only the upper bits of its state are random enough.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
