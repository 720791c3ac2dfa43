import Furnish

struct Log: Sendable { var write: @Sendable (String) -> Void }
protocol Client: Sendable {}
struct Live { let client: any Client }

func wire() throws {
  let container = ServiceContainer()
  try container.services.register(Log.self) { Log { print($0) } }
}
