import Furnish

// In an extension, members of `self` take precedence over global declarations of their names.
struct Journal: Sendable {}
struct Off: Error {}
let isEmpty = CommandLine.arguments.contains("empty")
func hasPrefix(_ text: String) -> Bool { isEmpty }
func isShort() -> Bool { isEmpty }
extension String {
  func filled() throws { if isEmpty { throw Off() } }
  func local() throws { guard hasPrefix("/") else { throw Off() } }
  func number() throws { guard Int(self) != nil else { throw Off() } }
  func isShort() -> Bool { count < 9 }
  func short() throws { guard isShort() else { throw Off() } }
}
extension Int {
  func far() throws { guard abs(self) > 3 else { throw Off() } }
}

func filled(_ name: String) throws {
  let container = ServiceContainer()
  if !name.isEmpty { try container.services.register(Journal.self) { Journal() } }
  try name.filled()
  print(try container.validated().resolveRequired(Journal.self))
}
func local(_ name: String) throws {
  let container = ServiceContainer()
  if name.hasPrefix("/") { try container.services.register(Journal.self) { Journal() } }
  try name.local()
  print(try container.validated().resolveRequired(Journal.self))
}
func number(_ name: String) throws {
  let container = ServiceContainer()
  if Int(name) != nil { try container.services.register(Journal.self) { Journal() } }
  try name.number()
  print(try container.validated().resolveRequired(Journal.self))
}
func short(_ name: String) throws {
  let container = ServiceContainer()
  if name.count < 9 { try container.services.register(Journal.self) { Journal() } }
  try name.short()
  print(try container.validated().resolveRequired(Journal.self))
}
func far(_ number: Int) throws {
  let container = ServiceContainer()
  if abs(number) > 3 { try container.services.register(Journal.self) { Journal() } }
  try number.far()
  print(try container.validated().resolveRequired(Journal.self))
}

// The check is of the member, and not of the global declaration.
func global(_ name: String) throws {
  let container = ServiceContainer()
  if !isEmpty { try container.services.register(Journal.self) { Journal() } }
  try name.filled()
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func globalFunction(_ name: String) throws {
  let container = ServiceContainer()
  if isEmpty { try container.services.register(Journal.self) { Journal() } }
  try name.local()
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

try filled(CommandLine.arguments[0])
try local(CommandLine.arguments[0])
try number(CommandLine.arguments[0])
try short(CommandLine.arguments[0])
try far(CommandLine.arguments.count)
try global(CommandLine.arguments[0])
try globalFunction(CommandLine.arguments[0])
