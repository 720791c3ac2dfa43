public import Furnish
import FurnishServiceLifecycle
import LandmarkServices

/// The connection to another process, and the service whose endpoints run there.
///
/// A program includes it in the place of `LiveServices`, and nothing else changes.
public struct RemoteServices: ServiceModule {
  private let address: StoreAddress
  private let deadline: Duration

  /// - Parameters:
  ///   - address: The address of the process that holds the landmarks.
  ///   - deadline: The time that each call of that process has.
  public init(storeAt address: StoreAddress, deadline: Duration = .seconds(2)) {
    self.address = address
    self.deadline = deadline
  }

  /// Registers the connection, which runs, and for each scope a service of its own: landmarks that a request loads are in
  /// its own store alone.
  public func register(in services: any ServiceCollection) {
    services
      .registerRunning(StoreConnection.self) { [address, deadline] () throws in
        try StoreConnection(to: address, deadline: deadline)
      }
      .register(LandmarkService.self, lifetime: .scoped) { (connection: StoreConnection) in connection.landmarks }
      .register(LandmarkSource.self, instance: .remote)
  }
}
