import Furnish

// Functions that stop unless a test holds and return an instance, and initializers that may throw.
struct Journal: Sendable {}
struct Off: Error {}
struct Name { let text: String }
func makeName(_ text: String?) throws -> Name {
  guard let text else { throw Off() }
  return Name(text: text)
}
func load(_ url: String?) -> Name {
  guard let url else { fatalError("no url") }
  return Name(text: url)
}
struct Gate { static func make(_ isOn: Bool) throws -> Gate { guard isOn else { throw Off() }; return Gate() } }
struct Page { let text: String; init(_ text: String?) throws { guard let text else { throw Off() }; self.text = text } }

func named(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  let name = try makeName(text)
  print(name, try container.validated().resolveRequired(Journal.self))
}
func loaded(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  let name = load(text)
  print(name, try container.validated().resolveRequired(Journal.self))
}
func gated(_ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  let gate = try Gate.make(isOn)
  print(gate, try container.validated().resolveRequired(Journal.self))
}
// The check is of another value.
func gatedElsewhere(_ isOn: Bool, _ isBig: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  let gate = try Gate.make(isBig)
  print(gate, try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
// An initializer that may throw is not followed, so it may have tested the value.
func opened(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  let page = try Page(text)
  print(page, try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func openedElsewhere(_ text: String?, _ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  let page = try Page(text)
  print(page, try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

// Methods that the program adds to types of the standard library test the value before the point.
extension Optional {
  func orThrow() throws -> Wrapped { guard let self else { throw Off() }; return self }
  func unwrap(or text: String) -> Wrapped { guard let self else { fatalError(text) }; return self }
}
extension String {
  func nonEmpty() throws -> String { guard !isEmpty else { throw Off() }; return self }
  func withScheme() throws -> String { guard hasPrefix("http") else { throw Off() }; return self }
}
infix operator !!
func !! <T>(value: T?, text: String) -> T { guard let value else { fatalError(text) }; return value }

func unwrapped(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(try text.orThrow(), provider.resolveRequired(Journal.self))
}
func forced(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(text.unwrap(or: "no text"), provider.resolveRequired(Journal.self))
}
func operated(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(text !! "no text", provider.resolveRequired(Journal.self))
}
func filled(_ text: String) throws {
  let container = ServiceContainer()
  if !text.isEmpty { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(try text.nonEmpty(), provider.resolveRequired(Journal.self))
}
func schemed(_ text: String) throws {
  let container = ServiceContainer()
  if text.hasPrefix("http") { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(try text.withScheme(), provider.resolveRequired(Journal.self))
}
func unwrappedElsewhere(_ text: String?, _ other: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(try other.orThrow())
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

// The compiler chooses the extension by the type of the value.
extension Optional where Wrapped == String { func check() throws { guard self != nil else { throw Off() } } }
extension Optional where Wrapped == Int { func check() throws { print("number") } }
func checkedText(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Journal.self) { Journal() } }
  try text.check()
  print(try container.validated().resolveRequired(Journal.self))
}
func checkedNumber(_ number: Int?) throws {
  let container = ServiceContainer()
  if number != nil { try container.services.register(Journal.self) { Journal() } }
  try number.check()
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}

@main struct Program {
  static func main() throws {
    let arguments = CommandLine.arguments
    try named(arguments.first)
    try loaded(arguments.first)
    try gated(arguments.count > 3)
    try gatedElsewhere(arguments.count > 3, arguments.count > 5)
    try opened(arguments.first)
    try openedElsewhere(arguments.first, arguments.count > 4)
    try unwrapped(arguments.first)
    try forced(arguments.first)
    try operated(arguments.first)
    try filled(arguments[0])
    try schemed(arguments[0])
    try unwrappedElsewhere(arguments.first, arguments.last)
    try checkedText(arguments.first)
    try checkedNumber(Int(arguments[0]))
  }
}
