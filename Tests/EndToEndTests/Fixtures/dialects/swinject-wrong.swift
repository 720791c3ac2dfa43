// Program: a service that nothing registers
let container = Container()
func wire() { show(container.resolve(Log.self)!) }  //~ missing-service: container.register(Log.self) { r in … }
// Program: a dependency that nothing registers
let container = Container()
func wire() {
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }  //~ missing-service: any Log
  show(container.resolve(Page.self)!)
}
// Program: an assembly that is not assembled
class CoreAssembly: Assembly {  //~ unreachable-module: Assembler([CoreAssembly()])
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }
}
class PageAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }  //~ missing-service: any Log
  }
}
let assembler = Assembler([PageAssembly()])
func start() { show(assembler.resolver.resolve(Page.self)!) }
// Program: a name that differs by a letter
let container = Container()
func wire() {
  container.register(Log.self, name: "file") { _ in FileLog() }  //~ unused-registration: nothing resolves it
  show(container.resolve(Log.self, name: "fille")!)  //~ missing-service: any Log is registered as "file"
}
// Program: a name that is left out
let container = Container()
func wire() {
  container.register(Log.self, name: "file") { _ in FileLog() }  //~ unused-registration
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }  //~ missing-service: registered as "file"
  show(container.resolve(Page.self)!)
}
// Program: a name that a dependency leaves out
let container = Container()
func wire() {
  // snippet.name
  container.register(Log.self, name: "file") { _ in FileLog() }
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }
  // snippet.end
  show(container.resolve(Page.self)!)
  show(container.resolve(Log.self, name: "file")!)
}
//~ 6 missing-service: registered as "file"
// Program: a cycle between initializers
let container = Container()
func wire() {
  container.register(Parent.self) { r in Parent(child: r.resolve(Child.self)!) }  //~ dependency-cycle: initCompleted
  container.register(Child.self) { r in Child(parent: r.resolve(Parent.self)!) }
  show(container.resolve(Parent.self)!)
}
// Program: a service that depends on itself
let container = Container()
func wire() {
  container.register(Log.self) { r in WrappedLog(log: r.resolve(Log.self)!) }  //~ dependency-cycle
  show(container.resolve(Log.self)!)
}
// Program: a captive in a singleton
extension ObjectScope { static let session = ObjectScope(storageFactory: PermanentStorage.init) }
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(.session)
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }.inObjectScope(.container)  //~ captive-dependency: inObjectScope(.container)
  show(container.resolve(Page.self)!)
}
// Program: a captive behind a service in between
extension ObjectScope { static let session = ObjectScope(storageFactory: PermanentStorage.init) }
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(.session)
  container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }
  container.register(Screen.self) { r in Screen(page: r.resolve(Page.self)!) }.inObjectScope(.container)  //~ captive-dependency
  show(container.resolve(Screen.self)!)
}
class Screen { init(page: Page) {} }
// Program: a captive in a property
extension ObjectScope { static let session = ObjectScope(storageFactory: PermanentStorage.init) }
let container = Container()
func wire() {
  container.register(Parent.self) { _ in Parent() }.inObjectScope(.session)
  container.register(Child.self) { _ in Child() }  //~ captive-dependency
    .inObjectScope(.container)
    .initCompleted { r, child in child.parent = r.resolve(Parent.self) }
  show(container.resolve(Child.self)!)
}
// Program: arguments that the request forgets
let container = Container()
func wire() {
  container.register(Detail.self) { (r, id: Int) in Detail(log: ConsoleLog(), id: id) }  //~ unused-registration: Detail with 1 argument
  show(container.resolve(Detail.self)!)  //~ missing-service: Detail
}
// Program: an argument too many
let container = Container()
func wire() {
  container.register(Detail.self) { (r, id: Int) in Detail(log: ConsoleLog(), id: id) }  //~ unused-registration
  show(container.resolve(Detail.self, arguments: 1, "a")!)  //~ missing-service: Detail with 2 arguments
}
// Program: a child lends its services to its parent
func wire() {
  let parent = Container()
  let child = Container(parent: parent)
  child.register(Log.self) { _ in ConsoleLog() }
  show(parent.resolve(Log.self)!)  //~ missing-service: any Log
}
// Program: a parameter that nothing registers
import SwinjectAutoregistration
let container = Container()
func wire() {
  container.autoregister(Page.self, initializer: Page.init(log:))  //~ missing-service: any Log
  show(container ~> Page.self)
}
// Program: the operator asks for what nothing registers
import SwinjectAutoregistration
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }  //~ unused-registration
  show(container ~> Page.self)  //~ missing-service: Page
}
// Program: the operator infers what nothing registers
import SwinjectAutoregistration
let container = Container()
func wire() {
  container.register(Page.self) { r in Page(log: r~>) }  //~ missing-service: any Log
  show(container ~> Page.self)
}
// Program: a name with the operator
import SwinjectAutoregistration
let container = Container()
func wire() {
  container.register(Log.self, name: "a") { _ in ConsoleLog() }  //~ unused-registration
  show(container ~> (Log.self, name: "b"))  //~ missing-service: "a"
}
// Program: registered as its class and resolved as its protocol
let container = Container()
func wire() {
  container.register(ConsoleLog.self) { _ in ConsoleLog() }  //~ unused-registration
  show(container.resolve(Log.self)!)  //~ missing-service: any Log
}
// Program: registered as its protocol and resolved as its class
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }  //~ unused-registration
  show(container.resolve(ConsoleLog.self)!)  //~ missing-service: ConsoleLog
}
// Program: registered in one branch and resolved in both
func wire(isTest: Bool) {
  let container = Container()
  if isTest { container.register(Log.self) { _ in ConsoleLog() } }
  show(container.resolve(Log.self)!)  //~ missing-service: where isTest is false
}
// Program: a flag
let container = Container()
func wire() {
  #if DEBUG
    container.register(Log.self) { _ in ConsoleLog() }
  #endif
  show(container.resolve(Log.self)!)  //~ missing-service: where DEBUG is not set
}
// Program: a cycle of two assemblies
class ParentAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Parent.self) { r in Parent(child: r.resolve(Child.self)!) }  //~ dependency-cycle
  }
}
class ChildAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Child.self) { r in Child(parent: r.resolve(Parent.self)!) }
  }
}
let assembler = Assembler([ParentAssembly(), ChildAssembly()])
func start() { show(assembler.resolver.resolve(Parent.self)!) }
// Program: a property wrapper that asks for what nothing registers
@propertyWrapper struct Inject<Service> {
  var wrappedValue: Service
  init() { wrappedValue = DI.shared.container.resolve(Service.self)! }
}
final class DI {
  static let shared = DI()
  let container = Container()
  init() { container.register(Log.self) { _ in ConsoleLog() } }
}
class Screen {
  @Inject var log: Log
  @Inject var page: Page  //~ missing-service: Page
}
// Program: a helper that asks for what nothing registers
extension Resolver {
  func require<Service>(_ type: Service.Type) -> Service { resolve(type)! }
}
let container = Container()
func wire() {
  container.register(Page.self) { r in Page(log: r.require(Log.self)) }  //~ missing-service: any Log
  show(container.require(Page.self))
}
// Program: a coordinator that resolves what nothing registers
class Coordinator {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func start() { show(resolver.resolve(Page.self)!) }  //~ missing-service: Page
}
let container = Container()
func wire() {
  container.register(Log.self) { _ in ConsoleLog() }  //~ unused-registration
  Coordinator(resolver: container).start()
}
// Program: a storyboard without its service
import SwinjectStoryboard
class ScreenController { var log: Log? }
extension SwinjectStoryboard {
  class func setup() {
    defaultContainer.storyboardInitCompleted(ScreenController.self) { r, c in
      c.log = r.resolve(Log.self)!  //~ missing-service: any Log
    }
  }
}
// Program: forwarding to another protocol
protocol Sink {}
let container = Container()
func wire() {
  container.register(FileLog.self) { _ in FileLog() }.implements(Log.self)  //~ unused-registration
  show(container.resolve(Sink.self)!)  //~ missing-service: any Sink
}
// Program: a name that cannot be read
let container = Container()
func wire(_ name: String) {
  container.register(Log.self, name: name) { _ in ConsoleLog() }  //~ warning undecidable: write it as a literal
}
// Program: a scope that cannot be read
let container = Container()
func wire(_ scope: ObjectScope) {
  container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(scope)  //~ warning undecidable: object scope
  show(container.resolve(Log.self)!)
}
// Program: an assembly that cannot be read
func wire(_ assembly: Assembly) {
  let assembler = Assembler([assembly])  //~ warning undecidable: name the assemblies
  show(assembler.resolver.resolve(Log.self)!)
}
// Program: a guard that stops the program
let container = Container()
func start() {
  guard let log = container.resolve(Log.self) else { fatalError("no log") }  //~ missing-service: any Log
  show(log)
}
// Program: a shared resolver without its service
final class DI {
  static let shared = DI()
  private let container: Container = .init()
  init() { container.register(Log.self) { _ in ConsoleLog() } }
  func resolve<T>(name: String? = nil) -> T {
    guard let service = container.resolve(T.self, name: name) else { fatalError("\(T.self) is not registered") }
    return service
  }
}
class Screen {
  let log: Log = DI.shared.resolve()
  let page: Page = DI.shared.resolve()  //~ missing-service: Page
}
// Program: a cycle of a router and its coordinator
class Router { init(coordinator: Coordinator) {} }
class Coordinator { init(router: Router) {} }
let container = Container()  //~ 7 dependency-cycle: `.initCompleted { r, instance in … }`
func wire() {
  // snippet.cycle
  container.register(Router.self) { r in Router(coordinator: r.resolve(Coordinator.self)!) }
  container.register(Coordinator.self) { r in Coordinator(router: r.resolve(Router.self)!) }
  // snippet.end
  show(container.resolve(Router.self)!)
}
// Program: a class that is forwarded elsewhere
protocol Sink {}
let container = Container()
func wire() {
  let entry = container.register(FileLog.self) { r in FileLog() }
  container.forward(Log.self, to: entry)
  show(container.resolve(Log.self)!)
  show(container.resolve(Sink.self)!)  //~ missing-service: any Sink
}
// Program: a service without a name among named ones in an assembly
class LogAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Log.self, name: "file") { _ in FileLog() }.inObjectScope(.container)
    container.register(Log.self, name: "console") { _ in ConsoleLog() }
    container.register(Page.self, name: "file") { r in Page(log: r.resolve(Log.self, name: "file")!) }
    container.register(Page.self, name: "console") { r in
      Page(log: r.resolve(Log.self, name: "consol")!)
    }  //~ 7 missing-service: any Log is registered as "console"
  }
}
let assembler = Assembler([LogAssembly()])
func start() {
  show(assembler.resolver.resolve(Page.self, name: "file")!)
  show(assembler.resolver.resolve(Page.self, name: "console")!)
  show(assembler.resolver.resolve(Log.self, name: "console")!)
}
// Program: what only newer systems have, in a view that may be of them
let container = Container()
class Screen {
  func start() {
    if #available(iOS 16.2, *) { container.register(Log.self) { _ in ConsoleLog() } }
  }
  func show() { print(container.resolve(Log.self)!) }  //~ warning missing-service: may always agree
}
// Program: an extension that registers through the method beneath `register`
let container = Container()
extension Container {
  func registerSingleton<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) {
    _register(type, factory: factory).inObjectScope(.container)  //~ missing-service: any Log
  }
}
func wire() {
  container.registerSingleton(Page.self) { r in Page(log: r.resolve(Log.self)!) }
  show(container.resolve(Page.self)!)
}
// Program: a request through a protocol that wraps the resolver
protocol InstanceProvider {
  func resolve<Instance>(_ type: Instance.Type) -> Instance
  func resolve<Instance>(_ type: Instance.Type, name: String) -> Instance
}
final class SwinjectProvider: InstanceProvider {
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func resolve<Instance>(_ type: Instance.Type) -> Instance { resolver.resolve(type)! }
  func resolve<Instance>(_ type: Instance.Type, name: String) -> Instance { resolver.resolve(type, name: name)! }
}
final class Windows {
  let provider: InstanceProvider
  init(provider: InstanceProvider) { self.provider = provider }
  func open() {
    show(provider.resolve(Log.self))
    show(provider.resolve(Log.self, name: "file"))  //~ missing-service: any Log "file"
  }
}
func wire() {
  let container = Container()
  container.register(Log.self) { _ in ConsoleLog() }
  let provider: InstanceProvider = SwinjectProvider(resolver: container)
  show(provider.resolve(Page.self))  //~ missing-service: Page
  Windows(provider: provider).open()
}
// Program: a wrapper that a mirror fills
protocol Injectable {}
private protocol Resolvable { func resolve(_: Resolver) }
@propertyWrapper final class Injected<Resolve, Service>: Resolvable {
  var wrappedValue: Service!
  init(as _: Resolve.Type) {}
  func resolve(_ resolver: Resolver) {
    if wrappedValue == nil { wrappedValue = (resolver.resolve(Resolve.self) as! Service) }
  }
}
extension Injected where Resolve == Service { convenience init() { self.init(as: Service.self) } }
extension Injectable {
  func inject(_ resolver: Resolver) {
    for child in Mirror(reflecting: self).children { (child.value as? Resolvable)?.resolve(resolver) }
  }
}
final class Manager: Injectable {
  @Injected() private var log: Log!
  @Injected() private var page: Page!  //~ missing-service: Page
  @Injected(as: FileLog.self) private var file: Log!  //~ missing-service: FileLog
  init(resolver: Resolver) { inject(resolver) }
}
func wire() {
  let container = Container()
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Manager.self) { r in Manager(resolver: r) }
  show(container.resolve(Manager.self)!)
}
// Program: a service in a property that is unwrapped at its use
final class Presenter {
  var log: Log!
  var page: Page!
  var detail: Detail?
}
func wire() {
  let container = Container()
  container.register(Log.self) { _ in ConsoleLog() }
  container.register(Presenter.self) { r in
    let presenter = Presenter()
    presenter.log = r.resolve(Log.self)
    presenter.page = r.resolve(Page.self)  //~ warning missing-service: the program stops where it reads the property
    presenter.detail = r.resolve(Detail.self)
    return presenter
  }
  show(container.resolve(Presenter.self)!)
}
// Program: an initializer that is inherited from a generic class
import SwinjectAutoregistration
class Coordinator<Model> {
  init(model: Model) {}
}
class MiddleCoordinator<Other, Model>: Coordinator<Model> {}
final class MainCoordinator: Coordinator<Page> {}
final class OtherCoordinator: MiddleCoordinator<Int, Child> {}
func wire() {
  let container = Container()
  container.autoregister(MainCoordinator.self, initializer: MainCoordinator.init)  //~ missing-service: Page
  container.autoregister(OtherCoordinator.self, initializer: OtherCoordinator.init)  //~ missing-service: Child
  show(container.resolve(MainCoordinator.self)!)
  show(container.resolve(OtherCoordinator.self)!)
}
// Program: a service in a property that is unwrapped, which another container registers
final class AppAssembly: Assembly {
  func assemble(container: Container) { container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) } }
}
final class WidgetAssembly: Assembly {
  func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }
}
final class Widget {
  static let shared = Widget()
  private let resolver = Assembler([WidgetAssembly()]).resolver
  private var log: Log!
  private var page: Page!
  init() {
    log = resolver.resolve(Log.self)
    page = resolver.resolve(Page.self)  //~ warning missing-service: the program stops where it reads the property
  }
}
func wire() {
  let assembler = Assembler([AppAssembly(), WidgetAssembly()])
  show(assembler.resolver.resolve(Page.self)!)
}
// Program: a wrapper whose service is passed to some of its properties
@propertyWrapper struct Inject<Service> {
  var stored: Service?
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
  @Inject var child: Child  //~ missing-service: Child
}
// Program: a closure of a factory that other code calls once the service exists
class Router {
  var open: (() -> Void)?
}
let container = Container()
func wire() {
  container.register(Router.self) { r in  //~ missing-service: Child
    let router = Router()
    router.open = { print(r.resolve(Child.self)!) }
    return router
  }
  container.resolve(Router.self)!.open?()
}
// Program: a container that generic helpers pass on
func configured<Value>(_ value: Value, if isOn: Bool, by change: (Value) -> Void) -> Value {
  if isOn { change(value) }
  return value
}
let isOn = CommandLine.arguments.contains("on")
let container = configured(Container(), if: isOn) { $0.register(Log.self) { _ in ConsoleLog() } }
show(container.resolve(Log.self)!)  //~ missing-service: Log
if isOn { show(container.resolve(Log.self)!) }
// Program: a container that unread code passes on
import Locks
let container = Container()
let lock = Lock(container)  //~ undecidable: The services are passed to code that cannot be read here
lock.withLock { $0.register(Log.self) { _ in ConsoleLog() } }  //~ undecidable: Which container this registers in
show(container.resolve(Log.self)!)
