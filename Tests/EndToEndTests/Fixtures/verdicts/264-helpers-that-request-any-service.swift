// A function that requests a service of any type is followed where it is called, also on a value of an unknown type.
import Hummingbird
import UIKit
import Vapor
struct Users: Sendable {}
struct Orders: Sendable {}
struct Mail: Sendable {}
struct Files: Sendable {}
struct Jobs: Sendable {}
struct Cache: Sendable {}
struct ProviderKey: StorageKey { typealias Value = ServiceScope }
extension Vapor.Request {
  func make<T: Sendable>(_ type: T.Type = T.self) -> T { application.provider.resolveRequired(type) }
}
extension Application {
  var provider: any ServiceProvider { storage[ProviderKey.self]! }
  func service<T: Sendable>(_ type: T.Type) -> T { storage[ProviderKey.self]!.resolveRequired(type) }
}
struct Context: RequestContext {
  func found<T: Sendable>(_ type: T.Type) -> T { Services.provider.resolveRequired(type) }
}
protocol ScopedContext: RequestContext { var provider: any ServiceProvider { get } }
extension ScopedContext {
  func awaited<T: Sendable>(_ type: T.Type) async throws -> T { try await provider.require(type) }
}
enum Services {
  static let provider: ServiceScope = {
    let container = ServiceContainer()
    try! container.services.register(Users.self) { Users() }.register(Cache.self) { Cache() }
    return try! container.validated()
  }()
}
extension UIResponder {
  func injected<T: Sendable>(_ type: T.Type = T.self) -> T { Services.provider.resolveRequired(type) }
}
protocol Injecting {}
extension Injecting { func requested<T: Sendable>(_ type: T.Type = T.self) -> T { Services.provider.resolveRequired(type) } }
extension UIViewController: Injecting {}
final class ListController: UITableViewController {
  override func viewDidLoad() {
    print(injected(Users.self), requested(Cache.self))
    print(injected(Orders.self))  //~ missing-service: Orders
    print(requested(Jobs.self))  //~ warning missing-service: Jobs
  }
}
extension UIViewController {
  func shown<T: Sendable>(_ type: T.Type) -> T { Services.provider.resolveRequired(type) }
}
final class Store { func cached<T: Sendable>(_ type: T.Type) -> T { Services.provider.resolveRequired(type) } }
func ofOtherLibraries(_ redis: RedisClient, _ list: UITableView) {
  print(redis.cached(Jobs.self), Store().cached(Users.self))
  print(list.shown(Jobs.self), ListController().shown(Users.self))
  print(list.injected(Int.self))  //~ missing-service: Int
  print(list.rows[0].requested(Double.self))  //~ warning missing-service: Double
}
public func configure(_ app: Application) throws {
  app.get("users") { request async throws -> String in
    let users: Users = request.make()
    let files: Files = request.make()  //~ missing-service: Files
    return "\(users) \(files) \(request.application.service(Cache.self))"
  }
}
func routes(_ router: Router<Context>) {
  router.get("users") { request, context in "\(context.found(Users.self))" }
  router.get("mail") { request, context in "\(context.found(Mail.self))" }  //~ missing-service: Mail
  router.get("int") { request, context in try await "\(context.awaited(Users.self))" }
  router.get("text") { request, context in try await "\(context.awaited(String.self))" }  //~ missing-service: String
}
