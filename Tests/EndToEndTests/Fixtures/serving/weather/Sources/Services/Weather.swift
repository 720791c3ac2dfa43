import Furnish
import FurnishRemote

@ClosureService(store: .none) @RemoteService
public struct Weather: Sendable {
  public var today: @Sendable (_ city: String) async throws -> Report
  public var report: @Sendable (_ report: Report) async throws -> Void
  public var watch: @Sendable () async throws -> AsyncThrowingStream<Sky, any Error>
}

public struct Report: Codable, Sendable {
  public var degrees: Double
  public var observer: Observer
  public var note: String?
}

public struct Observer: Codable, Sendable {
  public var name: String
}

public enum Sky: String, Codable, Sendable {
  case clear, cloudy, storm
}
