import Core
import Furnish

struct Report { init(canvas: Canvas) {} }
let container = ServiceContainer()
try container.services
  .register(Canvas.self, Canvas.init)
  .register(Report.self, Report.init)
