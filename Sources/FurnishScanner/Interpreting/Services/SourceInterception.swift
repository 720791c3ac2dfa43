/// An interceptor of a service.
struct SourceInterception: Sendable {
  var service: SourceService
  var key: SourceKey?
  var place: SourcePlace
  var presence: Presence
}
