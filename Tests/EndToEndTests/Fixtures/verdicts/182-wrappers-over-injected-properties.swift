// A generic wrapper of the program requests the type of each property that uses it.
import Furnish

struct Uploader: Sendable {}
struct Player: Sendable {}
struct Writer: Sendable {}
struct Printer: Sendable {}

@propertyWrapper struct Dependency<Value: Sendable> {
  @Injected private var value: Value
  init() {}
  var wrappedValue: Value { value }
}

@propertyWrapper struct Stored<Value: Sendable> {
  private let injected = Injected<Value>()
  init() {}
  var wrappedValue: Value { injected.wrappedValue }
}

struct Screen {
  @Dependency var uploader: Uploader
  @Dependency var player: Player  //~ missing-service: Player
  @Stored var writer: Writer
}

let container = ServiceContainer()
try container.services
  .register(Uploader.self) { Uploader() }
  .register(Writer.self) { Writer() }
  .register(Printer.self) { Printer() }  //~ unused-registration: Printer
  .register(Int.self) { 1 }
let provider = try container.validated()
print(provider.resolveRequired(Int.self))
withServices { $0.provider = provider } operation: { print(Screen()) }
