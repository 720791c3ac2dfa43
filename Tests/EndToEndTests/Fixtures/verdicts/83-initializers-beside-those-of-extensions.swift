// An initializer in an extension leaves a structure its memberwise initializer.
struct Page: Sendable {
  let log: any Log
  let number: Int
}
extension Page { init(log: any Log) { self.init(log: log, number: 1) } }
struct Title: Sendable {
  let log: any Log
  let size: Double
}
extension Title: Decodable { init(from decoder: any Decoder) throws { fatalError() } }
struct Book: Sendable {
  let title: String
  let isOpen: Bool
}
extension Book {
  init(_ provider: any ServiceProvider) {
    self.init(title: "", isOpen: provider.resolveRequired())
  }
}
let container = ServiceContainer()
let services = try container.services
services.register((any Log).self) { ConsoleLog() }
services.register(Page.self, Page.init(log:number:))  //~ missing-service: Int
services.register(Page.self, name: "first") { Page(log: $0) }
services.register(Title.self) { Title(log: $0, size: $1) }  //~ missing-service: Double
services.register(Book.self) { Book($0) }  //~ missing-service: Bool
let provider = try container.validated()
print(provider.resolveRequired(Page.self), provider.resolveRequired(Page.self, name: "first"))
print(provider.resolveRequired(Title.self), provider.resolveRequired(Book.self))
