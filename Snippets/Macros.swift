// The programs of the article "Use the macros", which each build compiles.
import FurnishMacros

// snippet.interface
protocol Greeter: Sendable {
  func greet(_ name: String) -> String
}

protocol Log: Sendable {
  func write(_ line: String)
}
// snippet.end

// snippet.service
@Service((any Greeter).self)
final class PoliteGreeter: Greeter {
  @Injection var log: any Log

  func greet(_ name: String) -> String {
    log.write("greeting \(name)")
    return "Good evening, \(name)"
  }
}
// snippet.end

@Service((any Log).self)
struct ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}

struct SilentLog: Log {
  func write(_ line: String) {}
}

struct MemoryCache: Cache {
  let pages = 3
}

protocol Cache: Sendable {
  var pages: Int { get }
}

// snippet.model
@Injectable
final class WelcomeModel {
  @Injection var greeter: any Greeter
  @Injection(name: "pages") var cache: any Cache
  @Injection var log: (any Log)?

  init(provider: any ServiceProvider) { self.provider = provider }
}
// snippet.end

// snippet.subclass
@Service((any Greeter).self)
class Host: Greeter, @unchecked Sendable {
  @Injection var log: any Log

  func greet(_ name: String) -> String { "Welcome, \(name)" }
}

@Service
final class Butler: Host, @unchecked Sendable {
  @Injection(name: "pages") var cache: any Cache

  override func greet(_ name: String) -> String { "\(super.greet(name)), page \(cache.pages)" }
}
// snippet.end

// snippet.entry
extension ServiceValues {
  @ServiceEntry(preview: 1, test: 0) var retries = 3
}
// snippet.end

// snippet.transient
@Service
class Draft {  // not Sendable
  var lines: [String] = []
}

func addDrafts(_ services: any ServiceCollection) {
  services.register(as: Draft.self, lifetime: .transient)
}
// snippet.end

// snippet.cases
@CaseAccessors
enum AppAction {
  case counter(Int)
  case moved(x: Int, y: Int)
  case reset
}
// snippet.end

func main() throws {
  // snippet.container
  let container = ServiceContainer()
  try container.services
    .register(as: PoliteGreeter.self)
    .register(as: ConsoleLog.self)
    .register((any Cache).self, name: "pages") { () in MemoryCache() }
  let provider = try container.validated()
  print(provider.resolveRequired((any Greeter).self).greet("Ada"))
  // snippet.end

  // snippet.byHand
  let greeter = PoliteGreeter(log: SilentLog())
  print(greeter.greet("Grace"))
  // snippet.end

  let model = WelcomeModel(provider: provider)
  print(model.cache.pages, model.greeter.greet("Barbara"))

  let host = Butler(provider: provider)
  print(host.greet("Lynn"))

  // snippet.findings
  let incomplete = ServiceContainer()
  try incomplete.services.register(as: PoliteGreeter.self)
  print(incomplete.findings.map(\.description).joined(separator: "\n"))
  // snippet.end

  withServices {
    // snippet.setting
    $0.retries = 5
    // snippet.end
  } operation: {
    print("\(ServiceValues.current.retries) retries")
  }

  // snippet.accessing
  var action = AppAction.moved(x: 1, y: 2)
  action.moved?.x = 5
  print(action, action.is(\.moved), AppAction.allCaseNames)
  action.counter = 3
  print(action)
  // snippet.end
}

try main()
