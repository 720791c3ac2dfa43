// Program: a factory and its request
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
}
final class Page { @Injected(\.log) var log }
// Program: the formal form
extension Container {
  var log: Factory<Log> {
    Factory(self) { ConsoleLog() }
  }
  var network: Factory<Network> {
    Factory(self) { Network(log: self.log()) }.singleton
  }
}
func start() { show(Container.shared.network()) }
// Program: scopes
extension Scope { static let session = Cached() }
extension Container {
  var log: Factory<Log> { self { ConsoleLog() }.singleton }
  var network: Factory<Network> { self { Network(log: self.log()) }.cached }
  var user: Factory<User> { self { User() }.scope(.session) }
  var cart: Factory<Cart> { self { Cart(user: self.user()) }.scope(.session) }
  var session: Factory<Session> { self { Session() }.shared }
  var graph: Factory<Session> { self { Session() }.graph }
}
final class Cart { init(user: User) {} }
// Program: parameters
extension Container {
  var user: ParameterFactory<Int, User> { self { id in User() } }
  var page: ParameterFactory<(Int, String), Page> { self { Page(user: self.user($0.0)) } }
}
final class Page { init(user: User) {} }
func open() { show(Container.shared.page((1, "a"))) }
// Program: a tree of a parameter
extension Container {
  var node: ParameterFactory<Int, Node> { self { depth in Node(child: depth > 0 ? self.node(depth - 1) : nil) } }
}
final class Node { init(child: Node?) {} }
// Program: contexts
extension Container {
  var log: Factory<Log> {
    self { ConsoleLog() }
      .onTest { FileLog() }
      .onPreview { FileLog() }
      .onArg("-file") { FileLog() }
      .onDebug { FileLog() }
      .singleton
  }
}
struct PageView { @Injected(\.log) var log }
// Program: a container of its own
final class AuthContainer: SharedContainer {
  static let shared = AuthContainer()
  let manager = ContainerManager()
  var session: Factory<Session> { self { Session() }.cached }
}
extension AuthContainer {
  var user: Factory<User> { self { show(self.session()); return User() } }
}
final class Page {
  @Injected(\AuthContainer.user) var user
  @LazyInjected(\AuthContainer.session) var session
}
// Program: factories of all containers
extension SharedContainer {
  var log: Factory<Log> { self { ConsoleLog() } }
}
final class Page { @Injected(\.log) var log }
func start() { show(Container.shared.log()) }
// Program: a promise that registers itself
extension Container: AutoRegistering {
  var log: Factory<Log?> { promised() }
  func autoRegister() {
    log.register { ConsoleLog() }
  }
}
final class Page { @Injected(\.log) var log }
// Program: a promise of a module, registered by the app
@main struct Shop {
  init() { Container.shared.network.register { Network() } }
  @Injected(\.network) var network
}
// In the module Services:
extension Container {
  public var network: Factory<Network?> { promised() }
}
// Program: a promise with a scope
extension Container: AutoRegistering {
  var log: Factory<Log?> { promised() }
  func autoRegister() {
    log.scope(.singleton).register { ConsoleLog() }
    user
      .register { User() }
      .cached
  }
  var user: Factory<User> { self { fatalError("user is not registered") } }
}
final class Page {
  @Injected(\.log) var log
  @Injected(\.user) var user
}
// Program: a promise of a library that others complete
extension Container {
  public var network: Factory<Network?> { promised() }
}
public final class Client { @Injected(\.network) var network }
// Program: a promise that is registered through its container
extension Container {
  var log: Factory<Log?> { promised() }
}
func configure(_ container: Container) {
  container.log.register { ConsoleLog() }
}
final class Page { @Injected(\.log) var log }
// Program: a promise that is registered in a closure
extension Container {
  var log: Factory<Log?> { promised() }
}
func configure() {
  Container.shared.with { $0.log.register { ConsoleLog() } }
}
final class Page { @Injected(\.log) var log }
// Program: an optional that is nil
extension Container {
  var log: Factory<Log?> { self { nil } }
}
final class Page { @Injected(\.log) var log }
// Program: two services that hold each other later
extension Container {
  var first: Factory<First> { self { First() }.shared }
  var second: Factory<Second> { self { Second() }.shared }
}
final class First { @LazyInjected(\.second) var second }
final class Second { @WeakLazyInjected(\.first) var first }
// Program: a closure that resolves later
extension Container {
  var first: Factory<First> { self { First(make: { self.second() }) } }
  var second: Factory<Second> { self { Second(first: self.first()) } }
}
final class First { init(make: @escaping () -> Second) {} }
final class Second { init(first: First) {} }
// Program: a lazy property
extension Container {
  var first: Factory<First> { self { First() } }
  var second: Factory<Second> { self { Second() } }
}
final class First { lazy var second = Container.shared.second() }
final class Second { @Injected(\.first) var first }
// Program: a cached service of a singleton
extension Container {
  var log: Factory<Log> { self { ConsoleLog() }.cached }
  var network: Factory<Network> { self { Network(log: self.log()) }.singleton }
}
final class Page { @Injected(\.network) var network }
// Program: a session that is read later
extension Scope { static let session = Cached() }
extension Container {
  var user: Factory<User> { self { User() }.scope(.session) }
  var cart: Factory<Cart> { self { Cart() }.singleton }
}
final class Cart {
  func pay() { show(Container.shared.user()) }
}
// Program: views
extension Container {
  @MainActor var model: Factory<Model> { self { @MainActor in Model() } }
  var log: Factory<Log> { self { ConsoleLog() } }
}
@MainActor final class Model: ObservableObject { @Injected(\.log) private var log }
struct PageView: View { @InjectedObject(\.model) var model }
struct OtherView: View { @StateObject var model = Container.shared.model() }
// Program: functions that resolve
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
}
func start() {
  show(resolve(\.log))
  show(dependency(\Container.log))
  show(Container.shared.log.resolve())
}
// Program: an override before the first use
extension Container {
  var log: Factory<Log> { self { ConsoleLog() }.singleton }
}
func start() {
  Container.shared.log.register { FileLog() }
  show(Container.shared.log())
}
// Program: an override in a branch beside the use
extension Container {
  var log: Factory<Log> { self { ConsoleLog() }.singleton }
}
func start(_ isMock: Bool) {
  if isMock {
    show(Container.shared.log())
  } else {
    Container.shared.log.register { FileLog() }
  }
}
// Program: an override of what is never stored
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
}
func start() {
  show(Container.shared.log())
  Container.shared.log.register { FileLog() }
}
// Program: a mock in a preview
extension Container {
  var log: Factory<Log> { self { ConsoleLog() }.cached }
}
struct PageView: View { @Injected(\.log) var log }
#Preview {
  Container.shared.log.register { FileLog() }
  PageView()
}
// Program: static factories of the first version
extension Container {
  static let log = Factory<Log> { ConsoleLog() }
  static let network = Factory(scope: .singleton) { Network(log: log()) }
  static let user = ParameterFactory<Int, User> { id in User() }
}
final class Page {
  @Injected(Container.log) var log
  @LazyInjected(Container.network) var network
  let user = Container.user(1)
}
// Program: branches of flags
extension Container {
  var log: Factory<Log> {
    #if DEBUG
    self { FileLog() }
    #else
    self { ConsoleLog() }.singleton
    #endif
  }
  var network: Factory<Network> {
    self { Network(log: self.log()) }
      #if DEBUG
      .cached
      #else
      .singleton
      #endif
  }
}
final class Page { @Injected(\.network) var network }
// Program: a factory that chooses
extension Container {
  var isMock: Factory<Bool> { self { false } }
  var log: Factory<Log> {
    self {
      if self.isMock() { return FileLog() }
      return ConsoleLog()
    }
  }
}
final class Page { @DynamicInjected(\.log) var log }
// Program: an alias of a container
typealias Services = Container
extension Container { var log: Factory<Log> { self { ConsoleLog() } } }
final class Page { @Injected(\Services.log) var log }
// Program: a container that is passed
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
  var network: Factory<Network> { self { Network(log: self.log()) } }
}
final class Page {
  let network: Network
  init(container: Container) { network = container.network() }
}
// Program: a member of the container that is no factory
extension Container {
  func setUp() {}
  var title: String { "shop" }
}
func start() {
  Container.shared.setUp()
  show(Container.shared.title)
  Container.shared.reset()
}
// Program: a decorator
extension Container {
  var log: Factory<Log> { self { ConsoleLog() }.decorator { show($0) }.once() }
}
final class Page { @Injected(\.log) var log }
// Program: a module whose source is elsewhere
import PartnerKit
final class Page { @Injected(\.partner) var partner }  //~ warning undecidable: check the source of the module
// Program: a promise that a helper registers
extension Container {
  var log: Factory<Log?> { promised() }  //~ warning undecidable: register it by its name
}
func mock<T>(_ factory: Factory<T>, with make: @escaping () -> T) { factory.register { make() } }
func start() { mock(Container.shared.log) { ConsoleLog() } }
final class Page { @Injected(\.log) var log }
// Program: a type of the program and a parameter that are called Container
struct Box<Container> {
  func open() { show(Container.make()) }
}
extension Container { static let network = Factory { Network() } }
final class Page { @Injected(Container.network) var network }
// Program: an instance that is changed and registered in its place
extension Container {
  var settings: Factory<Settings> { self { Settings() }.singleton }
}
func enableLogging() {
  var settings = Container.shared.settings()
  settings.isLogging = true
  Container.shared.settings.register { settings }
}
final class Page { @Injected(\.settings) var settings }
// Program: containers that are stored, with members of other kinds
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
  var user: ParameterFactory<Int, User> { self { _ in User() } }
  func page(_ number: Int) -> Int { number }
}
final class Builder {
  private let container: Container
  init(container: Container = .shared) { self.container = container }
  func show() { print(container.log(), container.user(1), container.page(1), self.container.log.resolve()) }
  func setUp(_ other: Container) {
    other.reset()
    other.log.register { FileLog() }
    other.manager.reset()
    other.with { show($0.log()) }
  }
}
// Program: a typealias of the property wrapper for a factory that is declared
typealias Inject = Injected
extension Container { var log: Factory<Log> { self { ConsoleLog() } } }
final class Page { @Inject(\.log) var log }
// Program: key paths of other types for a function of the same name
func sorted(by path: KeyPath<Container, Factory<Log>>) {}
func sorted(by path: KeyPath<User, Int>) {}
extension Container { var log: Factory<Log> { self { ConsoleLog() } } }
extension User { var age: Int { 1 } }
func run() {
  sorted(by: \.log)
  sorted(by: \.age)
}
// Program: factories in tests of branches that code registers before
extension Container {
  var session: Factory<Session?> { promised() }
  var level: Factory<Int?> { promised() }
}
func prepare() {
  Container.shared.session.register { Session() }
  Container.shared.level.register { 1 }
}
func run(_ count: Int) {
  if Container.shared.session() != nil { show(1) }
  switch Container.shared.level() {
  case 1? where Container.shared.session() != nil: show(2)
  default: break
  }
}
