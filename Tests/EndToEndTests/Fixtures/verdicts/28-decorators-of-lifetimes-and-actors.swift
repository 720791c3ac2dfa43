// A decorator with a lifetime wraps transient registrations, and one of the main actor binds the service to it.
protocol Pen { var width: Int { get } }
struct Pencil: Pen { let width = 1 }
@MainActor protocol Frame: AnyObject {}
@MainActor final class Border: Frame { init() {}; init(_ inner: any Frame, _ log: any Log) {} }
@ClosureService(store: .none) struct Notifier: Sendable { var notify: @Sendable (String) -> Void }
enum Region: Hashable, Sendable { case north, south }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Pen).self, lifetime: .transient) { Pencil() }
  services.decorate((any Pen).self, lifetime: .transient) { (pen: any Pen, text: String) in pen }  //~ missing-service: String
  services.register((any Log).self) { ConsoleLog() }
  // It wraps no shared registration, so it requires nothing.
  services.decorate((any Log).self, lifetime: .transient) { (log: any Log, rate: Double) in log }  //~ unused-decorator: not registered as transient
  services.registerOnMainActor((any Frame).self) { Border() }
  services.decorateOnMainActor((any Frame).self) { (frame: any Frame, log: any Log) in Border(frame, log) }
  services.decorateOnMainActor((any Frame).self, name: "wide") { (frame: any Frame) in frame }  //~ unused-decorator: "wide"
  services.register((any Clock).self) { SystemClock() }
  services.decorateOnMainActor((any Clock).self) { (clock: any Clock) in clock }
  services.register(Int.self) { (clock: any Clock) in 7 }  //~ isolation-mismatch: Clock
  services.register(Notifier.self, key: Region.north) { Notifier { _ in } }
  services.intercept(Notifier.self, key: Region.north, by: Loud())
  services.intercept(Notifier.self, key: Region.south, by: Loud())  //~ unused-decorator: Region.south
  services.intercept(Notifier.self, by: Loud())  //~ unused-decorator: Notifier is not registered
  let provider = try container.validated()
  print(provider.resolveRequired((any Pen).self).width, provider.resolveAll(Notifier.self, by: Region.self))
  print(provider.resolveRequired(Int.self), provider.resolveRequired((any Log).self))
}
@MainActor func show(_ provider: ServiceScope) { print(provider.resolveRequired((any Frame).self)) }
