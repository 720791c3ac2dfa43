public import Furnish
import FurnishServiceLifecycle
import LandmarkServices

/// A module with the connection to another process, and with the service whose endpoints run in it.
///
/// A program includes this module in place of `LiveServices`, and nothing else changes.
public struct RemoteServices: ServiceModule {
  private let address: StoreAddress
  private let deadline: Duration

  /// Creates the module.
  ///
  /// - Parameters:
  ///   - address: The address of the process with the landmarks.
  ///   - deadline: The time limit of each call.
  public init(storeAt address: StoreAddress, deadline: Duration = .seconds(2)) {
    self.address = address
    self.deadline = deadline
  }

  /// Registers the connection, which runs, and a service for each scope, so that a request loads landmarks into a store
  /// of its own.
  public func register(in services: any ServiceCollection) {
    services
      .registerRunning(StoreConnection.self) { [address, deadline] () throws in
        try StoreConnection(to: address, deadline: deadline)
      }
      .register(LandmarkService.self, lifetime: .scoped) { (connection: StoreConnection) in connection.landmarks }
      .register(LandmarkSource.self, instance: .remote)
  }
}
