import Furnish
import FurnishRemote

@ClosureService(store: .none) @RemoteService
public struct Weather: Sendable {
  public var today: @Sendable (_ city: Int) async throws -> Report
  public var report: @Sendable (_ report: Report) async throws -> Void
}

public struct Report: Codable, Sendable {
  public var degrees: Double
}
