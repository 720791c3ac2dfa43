// A receiver whose type is neither ours nor read is none of our business.
import Vapor
import Typhoon
func routes(_ app: Application) throws {
  app.get("todos") { req in
    let id = try req.parameters.require("id", as: UUID.self)
    let member = try req.auth.require(Member.self)
    return "\(id) \(member)"
  }
}
final class Table: UITableViewController {
  func setUp() {
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    tableView.register(Cell.self)
  }
}
let assembly = Typhoon.Container { c in
  c.register(Page.self) { r in Page(log: r.resolve((any Log).self)!) }
}
struct Page: Sendable { init(log: any Log) {} }
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
}
