// Of a container in a table, the source does not show which one it is: it may have any service.
struct Alarm: Sendable {}
final class Application: @unchecked Sendable {
  var storage: [String: Any] = [:]
  var container: ServiceContainer { storage["container"] as! ServiceContainer }
}
let application = Application()
application.storage["container"] = ServiceContainer()
try application.container.services.register(Alarm.self) { Alarm() } //~ warning undecidable: container
print(try application.container.validated().resolveRequired(Alarm.self))
