// The code after `name!` runs only where the value is not `nil`, if the statement evaluates it in any case.
func ofTable(_ table: [String: String]) throws {
  let container = ServiceContainer()
  if table["MODE"] != nil { try container.services.register(Int.self) { 1 } }
  print(table["MODE"]!)
  print(try container.validated().resolveRequired(Int.self))
}
func ofConversion(_ text: String) throws {
  let container = ServiceContainer()
  if Int(text) != nil { try container.services.register(Int.self) { 1 } }
  let number = Int(text)!
  print(number, try container.validated().resolveRequired(Int.self))
}
func ofName(_ name: String?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  print(name!.count)
  print(try container.validated().resolveRequired(Int.self))
}
func opposite(_ name: String?) throws {
  let container = ServiceContainer()
  if name == nil { try container.services.register(Int.self) { 1 } }
  print(name!)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func afterAnd(_ name: String?, _ isLong: Bool) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  print(isLong && name!.isEmpty)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func inBranch(_ name: String?, _ isLong: Bool) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  if isLong {
    print(name!)
    print(isLong)
  }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func inClosure(_ name: String?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  let length = { name!.count }
  print(length, try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func afterChain(_ name: String?, _ log: Log?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  log?.write(name!)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func ofText(_ name: String?, _ log: Log) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  log.write("the name \(name!)")
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func ofChain(_ name: String?, _ label: Label?, _ table: [String: Int]?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  label?.text = name!
  print(table?[name!] as Any)
  label?.copied().show(name!)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func ofErrors(_ name: String?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Int.self) { 1 } }
  print((try? load() + name!) as Any)
  do { print(try load(), name!) } catch {}
  lazy var length = name!.count
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
  print(length)
}
func load() throws -> String { throw CancellationError() }
final class Label {
  var text = ""
  func copied() -> Label? { nil }
  func show(_ text: String) {}
}
struct Log { func write(_ message: @autoclosure () -> String) {} }
