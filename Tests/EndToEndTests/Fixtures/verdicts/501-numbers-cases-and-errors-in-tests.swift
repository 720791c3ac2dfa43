// Bounds of converted numbers, cases with Boolean values, optionals that initializers create, and errors that `try?` discards.
import Foundation

final class Journal: Sendable {}
struct Key: Sendable { init?(_ text: String) { return nil } }

func magnitude(_ number: Int) throws {
  let container = ServiceContainer()
  if number.magnitude >= 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func magnitudeAbove(_ number: Int32) throws {
  let container = ServiceContainer()
  if number.magnitude > 1 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}
func converted(_ text: String) throws {
  let container = ServiceContainer()
  if UInt(text) ?? 0 >= 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func convertedBefore(_ text: String) throws {
  let container = ServiceContainer()
  let number = UInt16(text) ?? 0
  if number >= 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func unwrapped(_ text: String) throws {
  let container = ServiceContainer()
  guard let number = UInt16(text) else { return }
  if number >= 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func convertedAbove(_ text: String) throws {
  let container = ServiceContainer()
  let number = UInt16(text) ?? 0
  if number > 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}

enum Mode { case mock(Bool), named(String, isOn: Bool), live }
func allOfACase(_ mode: Mode) throws {
  let container = ServiceContainer()
  switch mode {
  case .mock(true), .mock(false): container.services.register(Journal.self) { Journal() }
  case .named(_, isOn: true): container.services.register(Journal.self) { Journal() }
  case .named(_, isOn: false), .live: break
  }
  let provider = try container.validated()
  if case .mock = mode { print(provider.resolveRequired(Journal.self)) }
  if case .named(_, isOn: true) = mode { print(provider.resolveRequired(Journal.self)) }
  if case .named(_, isOn: false) = mode { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal
}
func oneOfACase(_ mode: Mode) throws {
  let container = ServiceContainer()
  if case .mock(false) = mode { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if case .mock = mode { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal
}

/// A case with `false` in its name.
enum Signal { case falseAlarm(Bool), none }
func alarmed(_ signal: Signal) throws {
  let container = ServiceContainer()
  switch signal {
  case .falseAlarm(true), .falseAlarm(false): container.services.register(Journal.self) { Journal() }
  case .none: break
  }
  let provider = try container.validated()
  if case .falseAlarm = signal { print(provider.resolveRequired(Journal.self)) }
}

func mapped() throws {
  let container = ServiceContainer()
  let key = CommandLine.arguments.last.flatMap(Key.init)
  _ = key.map { container.services.register(Key.self, instance: $0) }
  let provider = try container.validated()
  if key != nil { print(provider.resolveRequired(Key.self)) }
}
func mappedWithoutATest() throws {
  let container = ServiceContainer()
  let key = CommandLine.arguments.last.flatMap(Key.init)
  _ = key.map { container.services.register(Key.self, instance: $0) }
  print(try container.validated().resolveRequired(Key.self))  //~ missing-service: Key
}

struct Certificate: Sendable {
  let text: String
  init(file: String) throws { text = try String(contentsOfFile: file, encoding: .utf8) }
  init() { text = "" }
}
func discarded() throws {
  let container = ServiceContainer()
  if let certificate = try? Certificate(file: "a") {
    container.services.register(Certificate.self, instance: certificate)
  } else {
    container.services.register(Certificate.self) { Certificate() }
  }
  print(try container.validated().resolveRequired(Certificate.self))
}
func discardedWithoutElse() throws {
  let container = ServiceContainer()
  if let certificate = try? Certificate(file: "a") {
    container.services.register(Certificate.self, instance: certificate)
  }
  print(try container.validated().resolveRequired(Certificate.self))  //~ missing-service: Certificate
}
func discardedBefore() throws {
  let container = ServiceContainer()
  let certificate = try? Certificate(file: "a")
  guard let certificate else { return }
  container.services.register(Certificate.self, instance: certificate)
  print(try container.validated().resolveRequired(Certificate.self))
}
func discardedOptional() throws {
  let container = ServiceContainer()
  let certificate = try? Certificate(file: "a")
  if certificate != nil { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if let certificate { print(certificate, provider.resolveRequired(Journal.self)) }
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
}
