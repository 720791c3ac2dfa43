// The name of a service is a text with constants in it.
let prefix = "app"
enum Names { static let images = ServiceName("\(prefix).images") }
func wire() throws {
  let container = ServiceContainer()
  try container.services.register(Int.self, name: Names.images) { 1 }
  let provider = try container.validated()
  _ = provider.resolveRequired(Int.self, name: "app.images")
  _ = provider.resolveRequired(Int.self, name: ServiceName("\(prefix).pages"))  //~ missing-service
}
