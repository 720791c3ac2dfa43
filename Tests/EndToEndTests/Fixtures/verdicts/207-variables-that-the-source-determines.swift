import Furnish

// A variable that receives nothing but values which the source determines has one value where it is tested, though the check may
// not calculate it. One that receives an argument of the program, or a value in some cases only, may have any.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Page: Sendable {}
struct Watch: Sendable {}
enum Feature { case cache, mail }

func count() throws {
  var number = 1
  let increase = { number += 1 }
  increase()
  var features: [Feature] = []
  features.append(.cache)
  var sum = 0
  row: for first in 0..<2 {
    for second in 0..<3 {
      if second == 1 { continue row }
      sum += first
    }
  }
  let container = ServiceContainer()
  if number == 2 { try container.services.register(Int.self) { 1 } }
  if features.contains(.cache) { try container.services.register(String.self) { "" } }
  if sum == 1 { try container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ warning missing-service: Int is not registered
  print(provider.resolveRequired(String.self))  //~ warning missing-service: String is not registered
  print(provider.resolveRequired(Double.self))  //~ warning missing-service: Double is not registered
}
try count()

func read() throws {
  var options: [String] = []
  for argument in CommandLine.arguments { options.append(argument) }
  var level = 0
  if CommandLine.arguments.count > 3 { level = 3 }
  var name = "app"
  let rename = { name = CommandLine.arguments[0] }
  rename()
  let container = ServiceContainer()
  if options.contains("store") { try container.services.register(Store.self) { Store() } }
  if level > 2 { try container.services.register(Page.self) { Page() } }
  if name == "tool" { try container.services.register(Watch.self) { Watch() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
  print(provider.resolveRequired(Page.self))  //~ missing-service: Page is not registered
  print(provider.resolveRequired(Watch.self))  //~ missing-service: Watch is not registered
}
try read()

func setUp() throws {
  var isReady = false
  func start() { defer { isReady = true } }
  start()
  let container = ServiceContainer()
  if isReady { try container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))
}
try setUp()
