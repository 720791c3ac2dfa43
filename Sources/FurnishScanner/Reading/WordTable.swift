/// The words that ``WordScan`` finds in a source.
extension WordScan {
  private static let serviceWords: Set<String> = [
    "ServiceContainer", "ServiceLocator", "ServiceCollection", "ServiceModule", "ServiceName", "ServiceRecipe",
    "ServiceProvider", "ServiceScope", "ServiceValues", "Injected", "services", "register", "registerOnMainActor",
    "registerRunning", "registerSettings", "replacing", "addingIfMissing", "decorate", "decorateOnMainActor",
    "include", "addService",
    "getService", "resolve",
    "resolveRequired",
    "resolveAll", "require",
    "requireAll", "overriding", "validated", "makeScope", "withScope", "provider", "LifetimeSharing",
    "Endpoint", "endpoints", "withServices", "prepareServices",
    "Assembler", "Assembly", "Resolver", "assembler", "resolver", "ObjectScope",
    "SwinjectStoryboard",
    "Dependency", "DependencyValues", "withDependencies", "prepareDependencies", "dependency",
    "transformDependency",
    "Factory", "ParameterFactory", "promised",
    // The arguments and the environment of the process, by which many programs choose their services.
    "CommandLine", "ProcessInfo",
    // The label of `value[keyPath: path] = …`, by which code sets a property without its name.
    "keyPath",
  ]
  private static let uncontrolledWords: Set<String> = [
    "Date", "UUID", "URLSession", "Calendar", "Locale", "TimeZone", "ContinuousClock", "SuspendingClock",
    "SystemRandomNumberGenerator",
  ]

  private static let remoteWords: Set<String> = ["remote", "grpcService", "RemoteServer"]
  private static let startingWords: Set<String> = ["start", "makeServiceGroup"]

  /// The methods by which the standard library changes a Boolean value, a number or a text.
  private static let changingWords: Set<String> = [
    "add", "addProduct", "append", "divide", "formIntersection", "formRemainder", "formSquareRoot",
    "formSymmetricDifference", "formTruncatingRemainder", "formUnion", "insert", "merge", "multiply", "negate",
    "partition", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "replace", "replaceSubrange", "reverse", "round", "shuffle", "sort", "subtract", "swapAt", "take",
    "toggle", "trimPrefix", "update", "updateValue", "withUTF8", "write",
  ]

  /// The words, arranged so that the length and the first letter of most other words show that they are not among them.
  struct WordTable {
    enum Kind { case none, service, uncontrolled, remote, starting, changing, ignore, metatype, existential }

    static let shared = WordTable()

    /// The words by length, then by first letter.
    private var words: [[(text: [UInt8], kind: Kind)]] = .init(repeating: [], count: 32 * 32)
    /// For each first letter, a bit for each length of the words that begin with it.
    private var lengths: [UInt32] = .init(repeating: 0, count: 32)

    private init() {
      for word in WordScan.serviceWords { add(word, .service) }
      for word in WordScan.uncontrolledWords { add(word, .uncontrolled) }
      for word in WordScan.remoteWords { add(word, .remote) }
      for word in WordScan.startingWords { add(word, .starting) }
      for word in WordScan.changingWords { add(word, .changing) }
      add("furnish", .ignore)
      add("self", .metatype)
      add("any", .existential)
    }

    private mutating func add(_ word: String, _ kind: Kind) {
      let text = Array(word.utf8)
      words[Self.slot(length: text.count, first: text[0])].append((text, kind))
      lengths[Int(text[0] & 31)] |= 1 << text.count
    }

    func kind(of word: UnsafeBufferPointer<UInt8>) -> Kind {
      guard word.count < 32, lengths[Int(word[0] & 31)] & (1 << UInt32(word.count)) != 0 else { return .none }
      for (text, kind) in words[Self.slot(length: word.count, first: word[0])] {
        if text.elementsEqual(word) { return kind }
      }
      return .none
    }

    private static func slot(length: Int, first: UInt8) -> Int { length * 32 + Int(first & 31) }
  }
}
