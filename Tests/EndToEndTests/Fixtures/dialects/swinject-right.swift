// Program: a container that registers in place
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }
  _ = container.resolve(Page.self)!
}
// Program: a container with a closure
let container = Container { c in
  c.register(Log.self) { _ in ConsoleLog() }
  c.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }
}
func start() { show(container.resolve(Page.self)!) }
// Program: two assemblies
final class CoreAssembly: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(.container) }
}
final class PageAssembly: Assembly {
  func assemble(container: Container) { container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) } }
}
let assembler = Assembler([CoreAssembly(), PageAssembly()])
func start() { show(assembler.resolver.resolve(Page.self)!) }
// Program: an assembler that applies assemblies one by one
class CoreAssembly: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }
}
class AppDelegate {
  let container = Container()
  lazy var assembler = Assembler(container: container)
  func launch() {
    assembler.apply(assembly: CoreAssembly())
    show(Page(log: container.resolve(Log.self)!))
  }
}
// Program: names
let container = Container()
func wire() {
  container.register(Log.self, name: "file") { _ in FileLog() }
  container.register(Log.self, name: "console") { _ in ConsoleLog() }
  container.register(Page.self) { r in Page(log: r.resolve(Log.self, name: "file")!) }
  show(container.resolve(Page.self)!)
  show(container.resolve(Log.self, name: "console")!)
}
// Program: names from an enumeration
enum Name: String { case file, console }
let container = Container()
func wire() {
  container.register(Log.self, name: Name.file.rawValue) { _ in FileLog() }
  show(container.resolve(Log.self, name: Name.file.rawValue)!)
}
// Program: arguments
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Detail.self) { (r, id: Int) in Detail(log: r.resolve(Log.self)!, id: id) }
  show(container.resolve(Detail.self, argument: 1)!)
}
// Program: two arguments
let container = Container()
func wire() {
  container.register(Pair.self) { (_: Resolver, id: Int, title: String) in Pair(id: id, title: title) }
  show(container.resolve(Pair.self, arguments: 1, "one")!)
}
// Program: a service that is registered with and without an argument
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Log.self) { (_, path: String) in FileLog() }
  show(container.resolve(Log.self)!)
  show(container.resolve(Log.self, argument: "a.log")!)
}
// Program: a cycle that is closed when both are created
let container = Container()
func wire() {
  container.register(Parent.self) { r in Parent(child: r.resolve(Child.self)!) }
  container.register(Child.self) { _ in Child() }.initCompleted { r, child in child.parent = r.resolve(Parent.self) }
  show(container.resolve(Parent.self)!)
}
// Program: forwarding to a protocol
let container = Container()
func wire() {
  container.register(FileLog.self) { _ in FileLog() }.implements(Log.self)
  show(Page(log: container.resolve(Log.self)!))
  show(container.resolve(FileLog.self)!)
}
// Program: a child container uses its parent
func wire() {
  let parent = Container()
  parent.register(Log.self) { _ in ConsoleLog() }
  let child = Container(parent: parent)
  child.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }
  show(child.resolve(Page.self)!)
}
// Program: a parent assembler
class CoreAssembly: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }
}
class PageAssembly: Assembly {
  func assemble(container: Container) { container.register(Page.self) { Page(log: $0.resolve(Log.self)!) } }
}
let core = Assembler([CoreAssembly()])
let feature = Assembler([PageAssembly()], parent: core)
func start() { show(feature.resolver.resolve(Page.self)!) }
// Program: initializers that are resolved by themselves
import SwinjectAutoregistration
let container = Container()
func wire() {
  container.autoregister(Log.self, initializer: ConsoleLog.init)
  container.autoregister(Page.self, initializer: Page.init(log:))
  show(container ~> Page.self)
}
// Program: an argument of an initializer that is resolved by itself
import SwinjectAutoregistration
let container = Container()
func wire() {
  container.autoregister(Log.self, initializer: ConsoleLog.init)
  container.autoregister(Detail.self, argument: Int.self, initializer: Detail.init(log:id:))
  show(container ~> (Detail.self, argument: 1))
}
// Program: the operator in a factory
import SwinjectAutoregistration
class CoreAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Log.self) { _ in ConsoleLog() }
    container.register(Page.self) { r in Page(log: r~>) }
  }
}
let assembler = Assembler([CoreAssembly()])
func start() { show(assembler.resolver ~> Page.self) }
// Program: an optional service
let container = Container()
func wire() {
  container.register(Page.self) { r in Page(log: r.resolve(Log.self) ?? ConsoleLog()) }
  if let page = container.resolve(Page.self) { show(page) }
}
// Program: object scopes that outlive each other in the right order
extension ObjectScope { static let session = ObjectScope(storageFactory: PermanentStorage.init, description: "session") }
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(.container)
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }.inObjectScope(.session)
  show(container.resolve(Page.self)!)
}
// Program: a singleton over transient services
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(.transient)
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }.inObjectScope(.container)
  show(container.resolve(Page.self)!)
}
// Program: branches that both register
func wire(isTest: Bool) -> Container {
  let container = Container()
  if isTest { container.register(Log.self) { _ in ConsoleLog() } } else { container.register(Log.self) { _ in FileLog() } }
  container.register(Page.self) { $0.resolve(Log.self).map(Page.init(log:))! }
  show(container.resolve(Log.self)!)
  show(container.resolve(Page.self)!)
  return container
}
// Program: a resolver that a coordinator keeps
class Coordinator {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func start() { show(resolver.resolve(Page.self)!) }
}
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }
  Coordinator(resolver: container).start()
}
// Program: a helper of a resolver
extension Resolver {
  func require<Service>(_ type: Service.Type) -> Service { resolve(type)! }
}
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Page.self) { r in Page(log: r.require(Log.self)) }
  show(container.require(Page.self))
}
// Program: a property wrapper over a shared container
@propertyWrapper struct Inject<Service> {
  var wrappedValue: Service
  init() { wrappedValue = DI.shared.container.resolve(Service.self)! }
}
final class DI {
  static let shared = DI()
  let container = Container()
  init() { container.register(Log.self) { _ in ConsoleLog() } }
}
class Screen { @Inject var log: Log }
// Program: an override in a later registration
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Log.self) { _ in FileLog() }
  show(container.resolve(Log.self)!)
}
// Program: a synchronized resolver
let container = Container()
func wire() -> Resolver {
  container.register(Log.self) { _ in ConsoleLog() }
  let resolver = container.synchronize()
  show(resolver.resolve(Log.self)!)
  return resolver
}
// Program: assemblies in a property
class CoreAssembly: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }
}
enum App {
  static let assemblies: [Assembly] = [CoreAssembly()]
  static let assembler = Assembler(assemblies)
}
func start() { show(App.assembler.resolver.resolve(Log.self)!) }
// Program: a storyboard
import SwinjectStoryboard
class ScreenController { var log: Log? }
extension SwinjectStoryboard {
  class func setup() {
    defaultContainer.register(Log.self) { _ in ConsoleLog() }
    defaultContainer.storyboardInitCompleted(ScreenController.self) { r, c in c.log = r.resolve(Log.self)! }
  }
}
// Program: a type of the program called Container
// In the module App:
final class Container { func register<T>(_ type: T.Type, _ make: () -> T) {} ; func resolve<T>(_ type: T.Type) -> T? { nil } }
let container = Container()
func wire() { show(container.resolve(Log.self)!) }
// Program: lazy services close a cycle
let container = Container()
func wire() {
  container.register(Parent.self) { r in Parent(child: r.resolve(Child.self)!) }
  container.register(Child.self) { r in Child(later: r.resolve(Lazy<Parent>.self)!) }
  show(container.resolve(Parent.self)!)
}
// Program: an assembly that resolves when all are loaded
class CoreAssembly: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }
  func loaded(resolver: Resolver) { show(resolver.resolve(Log.self)!) }
}
let assembler = Assembler([CoreAssembly()])
// Program: registrations in an extension of the container
extension Container {
  func registerCore() { register(Log.self) { _ in ConsoleLog() } }
}
func wire() {
  let container = Container()
  container.registerCore()
  show(container.resolve(Log.self)!)
}
// Program: a module that re-exports Swinject
// In the module DI:
@_exported import Swinject
public final class CoreAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) { container.register(Int.self) { _ in 1 } }
}
// In the module App:
let assembler = Assembler([CoreAssembly()])
func start() { show(assembler.resolver.resolve(Int.self)!) }
// Program: a shared resolver with a name that may be left out
final class DI {
  static let shared = DI()
  private let container: Container = .init()
  init() {
    container.register(Log.self) { _ in ConsoleLog() }
    container.register(Log.self, name: "file") { _ in FileLog() }
  }
  func resolve<T>(name: String? = nil) -> T {
    guard let service = container.resolve(T.self, name: name) else { fatalError("\(T.self) is not registered") }
    return service
  }
}
class Screen {
  let log: Log = DI.shared.resolve()
  let file: Log = DI.shared.resolve(name: "file")
}
// Program: a router whose coordinator is set when it is created
class Router { var coordinator: Coordinator? }
class Coordinator { init(router: Router) {} }
let container = Container()
func wire() {
  // snippet.cycle
  container.register(Router.self) { _ in Router() }
    .initCompleted { r, router in router.coordinator = r.resolve(Coordinator.self) }
  container.register(Coordinator.self) { r in Coordinator(router: r.resolve(Router.self)!) }
  // snippet.end
  show(container.resolve(Coordinator.self)!)
}
// Program: a class that is forwarded
let container = Container()
func wire() {
  let entry = container.register(FileLog.self) { r in FileLog() }
  container.forward(Log.self, to: entry)
  show(container.resolve(Log.self)!)
}
// Program: what only newer systems have
let container = Container()
class Delegate {
  func start() {
    if #available(iOS 16.2, *) { container.register(Log.self) { _ in ConsoleLog() } }
    later { if #available(iOS 16.2, *) { show(container.resolve(Log.self)!) } }
  }
  func later(_ body: @escaping () -> Void) { DispatchQueue.main.async { body() } }
}
// Program: a factory that cannot be read may use anything
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Page.self) { r in Unread.page(r) }
  show(container.resolve(Page.self)!)
}
// Program: an assembly protocol of the program's own
protocol Assembly {
  func register(into container: Container, isTest: Bool)
}
final class LogAssembly: Assembly {
  func register(into container: Container, isTest: Bool) {
    container.register(Log.self) { _ in ConsoleLog() }
  }
}
let container = Container()
func wire() {
  let assemblies: [Assembly] = [LogAssembly()]
  assemblies.forEach { $0.register(into: container, isTest: false) }
  show(container.resolve(Log.self)!)
}
// Program: an extension that registers through the method beneath `register`
let container = Container()
extension Container {
  @discardableResult
  func registerSingleton<Service>(
    _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    _register(type, factory: factory, name: name).inObjectScope(.container)
  }
}
func wire() {
  container.registerSingleton(Log.self) { _ in ConsoleLog() }
  container.registerSingleton(Page.self) { r in Page(log: r.resolve(Log.self)!) }
  show(container.resolve(Page.self)!)
}
// Program: a protocol that wraps the resolver, with optional results
protocol InstanceProvider { func resolve<Instance>(_ type: Instance.Type) -> Instance? }
final class SwinjectProvider: InstanceProvider {
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func resolve<Instance>(_ type: Instance.Type) -> Instance? { resolver.resolve(type) }
}
func wire() {
  let container = Container()
  container.register(Log.self) { _ in ConsoleLog() }
  let provider: InstanceProvider = SwinjectProvider(resolver: container)
  show(provider.resolve(Log.self)!)
  show(provider.resolve(Page.self) ?? 1)
}
// Program: a wrapper that a mirror fills with optional services
@propertyWrapper final class Injected<Service> {
  var wrappedValue: Service?
  init() {}
  func fill(from resolver: Resolver) { wrappedValue = resolver.resolve(Service.self) }
}
final class Manager {
  @Injected var page: Page?
  @Injected var log: Log?
}
func wire() {
  let container = Container()
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Manager.self) { _ in Manager() }
  show(container.resolve(Manager.self)!)
}
// Program: properties that are unwrapped at their uses, of services that are registered
final class Presenter {
  var log: Log!
  weak var file: FileLog!
  func fill(_ resolver: Resolver) { self.log = resolver.resolve(Log.self) }
}
func wire() {
  let container = Container()
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(FileLog.self) { _ in FileLog() }
  container.register(Presenter.self) { _ in Presenter() }.initCompleted { r, presenter in
    presenter.file = r.resolve(FileLog.self)
    presenter.fill(r)
  }
  show(container.resolve(Presenter.self)!)
}
// Program: services in properties that are unwrapped, of a container and of its parent
final class AppAssembly: Assembly {
  func assemble(container: Container) { container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) } }
}
final class LogAssembly: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }
}
final class Screen {
  private let resolver: Resolver
  private var log: Log!
  private var page: Page!
  init() {
    let parent = Assembler([LogAssembly()])
    resolver = Assembler([AppAssembly()], parent: parent).resolver
    log = resolver.resolve(Log.self)
    page = resolver.resolve(Page.self)
  }
}
func start() { show(Screen()) }
// Program: wrappers whose names are passed to them
@propertyWrapper struct Inject<Service> {
  var name: String?
  var wrappedValue: Service { DI.shared.container.resolve(Service.self, name: name)! }
}
@propertyWrapper struct Named<Service> {
  private var name: String?
  init(_ name: String) { self.name = name }
  var wrappedValue: Service { DI.shared.container.resolve(Service.self, name: name)! }
}
final class DI {
  static let shared = DI()
  let container = Container()
  init() {
    container.register(Log.self, name: "file") { _ in FileLog() }
    container.register(Page.self, name: "front") { r in Page(log: r.resolve(Log.self, name: "file")!) }
  }
}
class Screen {
  @Inject(name: "file") var log: Log
  @Named("front") var page: Page
  @Named("file") var other: Log
}
// Program: wrappers whose services are passed to them
@propertyWrapper struct Inject<Service> {
  var stored: Service?
  var wrappedValue: Service { stored ?? DI.shared.container.resolve(Service.self)! }
}
@propertyWrapper struct Given<Service> {
  private var stored: Service?
  init(_ value: Service) { stored = value }
  var wrappedValue: Service { stored ?? DI.shared.container.resolve(Service.self)! }
}
final class DI {
  static let shared = DI()
  let container = Container()
  init() { container.register(Log.self) { _ in ConsoleLog() } }
}
class Screen {
  @Inject var log: Log
  @Inject(stored: Page(log: ConsoleLog())) var page: Page
  @Given(Child()) var child: Child
}
// Program: a closure of a factory that other code calls once the service exists
class Main { init(_ router: Router) {} }
class Router {
  let open: () -> Void
  init(open: @escaping () -> Void) { self.open = open }
}
let container = Container()
func wire() {
  container.register(Router.self) { r in Router(open: { print(r.resolve(Main.self)!) }) }
  container.register(Main.self) { r in Main(r.resolve(Router.self)!) }
  container.resolve(Router.self)!.open()
}
// Program: a container that generic helpers pass on
final class Lock<Value> {
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
}
protocol Configurable {}
extension Configurable {
  func also(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}
extension Container: Configurable {}
func configured<Value>(_ value: Value, by change: (Value) -> Void) -> Value {
  change(value)
  return value
}
func register(_ container: Container) { container.register(Child.self) { _ in Child() } }
let container = configured(Container().also { $0.register(Log.self) { _ in ConsoleLog() } }, by: register)
func start() {
  Lock(container).withLock { $0.register(Page.self) { r in Page(log: r.resolve(Log.self)!) } }
  show([container.resolve(Page.self)!, container.resolve(Child.self)!])
}
start()
