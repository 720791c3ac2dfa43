// The program gives a type of another library a provider, and a closure of that library receives the type.
import Web
struct Page: Sendable { init(log: any Log) {} }
struct Missing: Sendable {}
extension Request {
  var di: any ServiceProvider { storage.provider }
  func make<Service>(_ type: Service.Type) -> Service { di.resolveRequired(type) }
}
func routes(_ app: Application) {
  app.get("page") { req in req.di.resolveRequired(Page.self) }
  app.get("other") { $0.di.resolveRequired(Missing.self) }  //~ missing-service: Missing
  app.get("name") { req in req.make(Double.self) }  //~ missing-service: Double
  app.grouped("all").get { (request: Request) async throws -> Int in
    let scope = request.di
    return scope.resolveRequired(Int.self)  //~ missing-service: Int
  }
}
struct PageController {
  func index(_ req: Request) async throws -> String {
    req.di.resolveRequired(String.self)  //~ missing-service: String
  }
}
func wire(_ app: Application) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  services.register(Page.self) { Page(log: $0) }
  app.storage.provider = try container.validated()
}
