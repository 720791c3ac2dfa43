import Furnish

func wire() throws {
  struct FileLog: Log { let disk: any Disk }
  let container = ServiceContainer()
  try container.services.register((any Log).self, FileLog.init(disk:))
}

protocol Log: Sendable {}
protocol Disk: Sendable {}
