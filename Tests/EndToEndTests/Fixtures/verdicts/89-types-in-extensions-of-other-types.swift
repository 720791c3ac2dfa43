// Types that an extension of another library's type declares are read, with their members.
extension ServiceName {
  enum Names { static let short: ServiceName = "short" }
}
extension ServiceValues {
  private enum LyricsKey: TestServiceKey { static var testValue: Int { 1 } }
  var lyrics: Int { get { self[LyricsKey.self] } set { self[LyricsKey.self] = newValue } }
}
struct Player {
  @Injected(\.lyrics) var lyrics  //~ missing-live-value: LyricsKey
}
let container = ServiceContainer()
try container.services.register(Int.self, name: ServiceName.Names.short) { 1 }
let provider = try container.validated()
print(provider.resolveRequired(Int.self, name: ServiceName.Names.short), Player().lyrics)
print(provider.resolveRequired(Int.self, name: "shor"))  //~ missing-service: shor
