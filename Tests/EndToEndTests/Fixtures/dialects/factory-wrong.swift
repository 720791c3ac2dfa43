// Program: a promise that nothing registers
extension Container {
  var log: Factory<Log?> { promised() }
}
final class Page {
  @Injected(\.log) var log  //~ missing-service: \Container.log is promised, and nothing registers it
}
// Program: a promise that is called
extension Container {
  var log: Factory<Log?> { self.promised() }
}
func start() {
  show(Container.shared.log())  //~ missing-service: Container.shared.log.register
}
// Program: a promise in a module of interfaces
@main struct Shop { @Injected(\.network) var network }  //~ missing-service: \Container.network
// In the module Services:
extension Container {
  public var network: Factory<Network?> { promised() }
}
// Program: a factory that only stops
extension Container {
  var log: Factory<Log> { self { fatalError("log is not registered") } }
}
final class Page {
  @Injected(\.log) private var log  //~ missing-service
}
// Program: a promise that only a test registers
extension Container {
  var log: Factory<Log?> { promised().onTest { ConsoleLog() } }
}
final class Page {
  @LazyInjected(\.log) var log  //~ missing-service
}
// Program: a promise that only a preview registers
extension Container {
  var log: Factory<Log?> { promised() }
}
struct PageView { @Injected(\.log) var log }  //~ missing-service
#Preview {
  let _ = Container.shared.log.register { ConsoleLog() }
  PageView()
}
// Program: another promise is registered
extension Container: AutoRegistering {
  var log: Factory<Log?> { promised() }
  var user: Factory<User?> { promised() }
  func autoRegister() { user.register { User() } }
}
final class Page {
  @Injected(\.user) var user
  @WeakLazyInjected(\.log) var log  //~ missing-service: \Container.log
}
// Program: a factory that needs a promise
extension Container {
  var log: Factory<Log?> { promised() }
  var network: Factory<Network> { self { Network(log: self.log()!) } }  //~ missing-service: \Container.network → \Container.log
}
final class Page { @Injected(\.network) var network }
// Program: a promise with a parameter
extension Container {
  var user: ParameterFactory<Int, User?> { promised() }
}
func open() { show(Container.shared.user(1)) }  //~ missing-service
// Program: a promise of a container of its own
final class AuthContainer: SharedContainer {
  static let shared = AuthContainer()
  let manager = ContainerManager()
  var session: Factory<Session?> { promised() }
}
final class Page {
  @Injected(\AuthContainer.session) var session  //~ missing-service: \AuthContainer.session
}
// Program: a key path that no container has
final class Page {
  @Injected(\.analytics) var analytics  //~ missing-service: @Injected(\.analytics) names no factory
}
// Program: a key path with a letter too few
extension Container {
  var network: Factory<Network> { self { Network() } }
}
final class Page {
  @LazyInjected(\.netwrk) var network  //~ missing-service: \.netwrk
}
// Program: a key path of the wrong container
final class AuthContainer: SharedContainer {
  static let shared = AuthContainer()
  let manager = ContainerManager()
}
extension Container {
  var session: Factory<Session> { self { Session() } }
}
final class Page {
  @Injected(\AuthContainer.session) var session  //~ missing-service: @Injected(\AuthContainer.session)
}
// Program: a call of what no container has
extension Container {
  var network: Factory<Network> { self { Network() } }
}
func start() {
  show(Container.shared.network())
  show(Container.shared.networking())  //~ missing-service: networking
}
// Program: a cycle between factories
extension Container {
  var first: Factory<First> { self { First(second: self.second()) } }  //~ dependency-cycle: @LazyInjected(\.first)
  var second: Factory<Second> { self { Second(first: self.first()) } }
}
final class First { init(second: Second) {} }
final class Second { init(first: First) {} }
// Program: a cycle of property wrappers
extension Container {
  var first: Factory<First> { self { First() } }  //~ dependency-cycle
  var second: Factory<Second> { self { Second() } }
  var third: Factory<Third> { self { Third() }.singleton }
}
final class First { @Injected(\.second) var second }
final class Second { @Injected(\.third) var third }
final class Third { @Injected(\.first) var first }
// Program: a cycle through an initializer
extension Container {
  var first: Factory<First> { Factory(self) { First() }.cached }  //~ dependency-cycle
  var second: Factory<Second> { Factory(self) { Second() }.cached }
}
final class First {
  let second: Second
  init(second: Second = Container.shared.second()) { self.second = second }
}
final class Second {
  let first: First
  init() { first = Container.shared.first() }
}
// Program: a factory that resolves itself
extension Container {
  var log: Factory<Log> { self { WrappedLog(log: self.log()) } }  //~ dependency-cycle: \Container.log depends on itself
}
final class WrappedLog: Log { init(log: Log) {} }
// Program: a cycle between containers
final class AuthContainer: SharedContainer {
  static let shared = AuthContainer()
  let manager = ContainerManager()
  var session: Factory<Session> { self { show(Container.shared.network()); return Session() } }  //~ dependency-cycle
}
extension Container {
  var network: Factory<Network> { self { show(AuthContainer.shared.session()); return Network() } }
}
// Program: a singleton that stores what a session resets
extension Scope { static let session = Cached() }
extension Container {
  var user: Factory<User> { self { User() }.scope(.session) }
  var cart: Factory<Cart> { self { Cart(user: self.user()) }.singleton }  //~ captive-dependency: give \Container.cart the scope of \Container.user
}
final class Cart { init(user: User) {} }
// Program: a cached service that stores what a session resets
extension Scope { static let session = Cached() }
extension Container {
  var user: Factory<User> { self { User() }.scope(.session) }
  var cart: Factory<Cart> { self { Cart() }.cached }  //~ captive-dependency: \Container.cart (cached)
}
final class Cart { @Injected(\.user) var user }
// Program: a captive behind a service in between
extension Scope { static let login = Cached() }
extension Container {
  var user: Factory<User> { Factory(self) { User() }.scope(.login) }
  var profile: Factory<Profile> { self { Profile(user: self.user()) } }
  var screen: Factory<Screen> { self { Screen(profile: self.profile()) }.singleton }  //~ captive-dependency
}
final class Profile { init(user: User) {} }
final class Screen { init(profile: Profile) {} }
// Program: a singleton that stores what is cached and reset
extension Container {
  var user: Factory<User> { self { User() }.cached }
  var cart: Factory<Cart> { self { Cart(user: self.user()) }.singleton }  //~ warning captive-dependency
}
final class Cart { init(user: User) {} }
func logOut() { Container.shared.manager.reset(scope: .cached) }
// Program: a factory that is registered after it was resolved
extension Container {
  var log: Factory<Log> { self { ConsoleLog() }.singleton }
}
func start() {
  let log = Container.shared.log()
  show(log)
  Container.shared.log.register { FileLog() }  //~ warning duplicate-registration: registered after it was resolved
}
// Program: a cached factory that is registered late in an initializer
extension Container {
  var network: Factory<Network> { self { Network() }.cached }
}
final class AppDelegate {
  init() {
    show(Container.shared.network())
    if CommandLine.arguments.contains("-mock") {
      Container.shared.network.register { Network(log: FileLog()) }  //~ warning duplicate-registration
    }
  }
}
// Program: a promise that registers what is missing
extension Container {
  var log: Factory<Log?> { promised() }
  var user: Factory<User?> { promised() }
}
final class Modules {
  func register() { Container.shared.user.register { show(Container.shared.log()); return User() } }
}
final class Page {
  @Injected(\.user) var user
  @Injected(\.log) var log  //~ 4 missing-service: \Container.user → \Container.log
}
// Program: static factories of the first version
extension Container {
  static let first = Factory { First(second: second()) }  //~ dependency-cycle
  static let second = Factory(scope: .singleton) { Second(first: Container.first()) }
}
final class First { init(second: Second) {} }
final class Second { init(first: First) {} }
// Program: a captive of the first version
extension Container.Scope { static var session = Cached() }
extension Container {
  static let user = Factory(scope: .session) { User() }
  static let cart = Factory<Cart>(scope: .singleton) { Cart(user: user()) }  //~ captive-dependency
}
final class Cart { init(user: User) {} }
// Program: a promise in a function
extension Container {
  public var user: Factory<User?> { promised() }
}
@main struct App {
  static func main() {
    @Injected(\.user) var user  //~ missing-service
    show(user)
  }
}
// Program: a factory of an initializer that has a wrapper
extension Container {
  var page: Factory<Page> { self(Page.init) }  //~ dependency-cycle
  var title: Factory<Title> { self { Title() } }
}
final class Page { @Injected(\.title) var title; init() {} }
final class Title { let page = Container.shared.page() }
// Program: a promise with its scope set where nothing registers it
extension Container: AutoRegistering {
  var log: Factory<Log?> { promised() }
  func autoRegister() { log.cached }
}
final class Page { @DynamicInjected(\.log) var log }  //~ missing-service
// Program: a key path that a module of another file may declare
final class Page { @Injected(\.partner) var partner }  //~ warning missing-service: A module that was not read
// In the module Kit:
import PartnerKit
final class Kit {}
// Program: a promise of a checkout
// snippet.promise
extension Container {
  var tracker: Factory<Tracker?> { promised() }
}
struct Checkout {
  @Injected(\.tracker) var tracker
}
// snippet.end
//~ 7 missing-service: Container.shared.tracker.register
protocol Tracker {}
// Program: a factory that needs what its container does not have
extension Container {
  var network: Factory<Network> { self { Network(log: self.log()) } }  //~ missing-service: @Injected(\.log) names no factory
}
final class Page { @Injected(\.network) var network }
// Program: a static factory that no container has
extension Container { static let network = Factory { Network() } }
final class Page {
  @Injected(Container.network) var network
  @Injected(Container.log) var log  //~ missing-service: names no factory
  let user = Container.user()  //~ missing-service: @Injected(\.user)
}
// Program: a typealias of the property wrapper
typealias Inject = Injected
typealias InjectLater<T> = LazyInjected<T>
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
  var session: Factory<Session?> { promised() }
}
final class Page {
  @Inject(\.log) var log
  @Inject(\.network) var network  //~ missing-service: @Injected(\.network) names no factory
  @InjectLater(\.session) var session  //~ missing-service: \Container.session is promised
}
// Program: a factory of a container that is stored or passed
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
}
final class Builder {
  private let container: Container
  let shared = Container.shared
  init(container: Container) { self.container = container }
  func log() -> Log { container.log() }
  func network() -> Network { container.network.resolve() }  //~ missing-service: @Injected(\.network) names no factory
  func session() -> Session { self.container.session() }  //~ missing-service: @Injected(\.session)
  func user() -> User { shared.user() }  //~ missing-service: @Injected(\.user)
  func other(_ other: Container) -> Any { other.other() }  //~ missing-service: @Injected(\.other)
}
// Program: a factory in a default argument, and one with a parameter
extension Container {
  var session: Factory<Session?> { promised() }
  var user: ParameterFactory<Int, User> { self { _ in User() } }
}
final class Page {
  init(network: Network = Container.shared.network()) {}  //~ missing-service: @Injected(\.network) names no factory
  init(session: Session? = Container.shared.session()) {}  //~ missing-service: \Container.session is promised
  func show() { _ = (Container.shared.user(1), Container.shared.page(1)) }  //~ missing-service: @Injected(\.page)
}
// Program: a key path that a function of the program resolves
func start<S>(on scheduler: KeyPath<Container, Factory<S>>) { show(Container.shared[keyPath: scheduler]()) }
extension Container {
  var log: Factory<Log> { self { ConsoleLog() } }
}
func run() {
  start(on: \.log)
  start(on: \.scheduler)  //~ missing-service: @Injected(\.scheduler) names no factory
}
// Program: factories in tests of branches
extension Container {
  var session: Factory<Session?> { promised() }
  var user: Factory<User?> { promised() }
  var network: Factory<Network?> { promised() }
  var level: Factory<Int?> { promised() }
  var log: Factory<Log?> { promised() }
}
func run(_ count: Int) {
  if Container.shared.session() != nil { show(1) }  //~ missing-service: \Container.session is promised
  guard let user = Container.shared.user() else { return }  //~ missing-service: \Container.user is promised
  let isOpen = count > 1 && Container.shared.network() != nil  //~ missing-service: \Container.network is promised
  switch Container.shared.level() {  //~ missing-service: \Container.level is promised
  case 1?: show(user)
  default: show(isOpen)
  }
  switch count {
  case 1 where Container.shared.log() != nil: show(1)  //~ missing-service: \Container.log is promised
  default: break
  }
}
