/// A call of `intercept`, which adds an interceptor to a service: `services.intercept(Log.self, by: audit)`.
struct SourceInterception: Sendable {
  var service: SourceService
  var key: SourceKey?
  var place: SourcePlace
  var presence: Presence
}
