import Furnish

// The values of local variables are those that the last statement gave them; where code of an unknown order may change
// them, a finding is a warning.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Page: Sendable {}
struct Options {
  var level: Int
  init(level: Int) { self.level = level }
}
func modes() -> (journal: Bool, store: Bool) { (journal: true, store: false) }
func hasTwo(_ numbers: [Int]) -> Bool {
  for number in numbers { if number == 2 { return true } }
  return false
}

func count() throws {
  var total = 0
  for _ in 0..<3 { total += 1 }
  var (first, second) = (true, false)
  (first, second) = (second, first)
  let wasFirst = { [first] in first }
  first = true
  let (journal, store) = modes()
  let services = ServiceContainer()
  if total == 3 { try services.services.register(Int.self) { 1 } }
  if second { try services.services.register(String.self) { "" } }
  if wasFirst() { try services.services.register(Double.self) { 1 } }
  if journal { try services.services.register(Journal.self) { Journal() } }
  if store { try services.services.register(Store.self) { Store() } }
  if hasTwo([1, 2]) { try services.services.register(Page.self) { Page() } }
  let provider = try services.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double is not registered
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Page.self), first)
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try count()

func make(_ options: Options) throws -> ServiceScope {
  let container = ServiceContainer()
  if options.level > 2 { try container.services.register(Int.self) { 1 } }
  return try container.validated()
}
func change() throws {
  var high = Options(level: 1)
  high.level = 3
  var low = Options(level: 3)
  low.level = 1
  print(try make(high).resolveRequired(Int.self))
  print(try make(low).resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
try change()
print(try make(Options(level: 5)).resolveRequired(Int.self))

func countElsewhere(_ perform: (() -> Void) -> Void) throws {
  var number = 1
  perform { number += 1 }
  let container = ServiceContainer()
  if number == 1 { try container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: Int is not registered
}

func wait() async throws {
  var isOn = false
  await Task { isOn = true }.value
  let container = ServiceContainer()
  if isOn { try container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: Int is not registered
}
try await wait()
