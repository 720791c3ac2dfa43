import Hummingbird
import Logging

/// A server of notes, without Furnish or with it, or that of the example Landmarks with one kind of observation:
/// `request-server by-hand|furnish|not-observed|logged:no-op|logged:in-memory|measured:…|traced:… PORT`.
@main
struct RequestServer {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let wiring = arguments.first, let port = arguments.last.flatMap({ Int($0) }) else {
      throw Usage()
    }
    let configuration = ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
    var logger = Logger(label: "request-server")
    logger.logLevel = .error
    let notes = NoteStores(inMemory: MemoryNotes(), inDatabase: try DatabaseNotes())
    switch wiring {
    case "by-hand":
      try await Application(router: ByHand.router(notes), configuration: configuration, logger: logger).runService()
    case "furnish":
      let router = try WithFurnish.router(notes)
      try await Application(router: router, configuration: configuration, logger: logger).runService()
    default:
      guard let landmarks = ObservedLandmarks(wiring) else { throw Usage() }
      try await landmarks.run(port: port, logger: logger)
    }
  }

  struct Usage: Error, CustomStringConvertible {
    var description: String { "usage: request-server by-hand|furnish|not-observed|logged:no-op|… PORT" }
  }
}
