// A name that code may replace is the same for the registration and the request.
enum Names { nonisolated(unsafe) static var port: ServiceName = "port" }
let container = ServiceContainer()
try container.services.register(Int.self, name: Names.port) { 1 }
print(try container.validated().resolveRequired(Int.self, name: Names.port))
