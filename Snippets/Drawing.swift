// A program that draws its own wiring, and lists its findings.

import Furnish
import FurnishReports

protocol Clock: Sendable {}
struct SystemClock: Clock {}

protocol Log: Sendable {}
struct ConsoleLog: Log { init(clock: any Clock) {} }

struct Session: Sendable { init(log: any Log) {} }
struct Archive: Sendable { init(session: Session, log: any Log) {} }

// snippet.drawing
let container = ServiceContainer()
try container.services
  .register((any Clock).self) { SystemClock() as any Clock }
  .register((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) as any Log }
  .register(Session.self, lifetime: .scoped, Session.init(log:))
  .register(Archive.self, Archive.init(session:log:))

let report = GraphReport(container.graph, title: "Archive")
let page = report.html()
let picture = report.svg()
// snippet.end

// snippet.listing
print(report.text())
// snippet.end
_ = (page, picture)
