import Synchronization

/// A service that stores secrets in memory.
public final class MemoryKeychainService: KeychainService {
  private let secrets = Mutex<[String: String]>([:])

  public init() {}

  public func save(_ secret: String, for key: String) { secrets.withLock { $0[key] = secret } }

  public func load(_ key: String) -> String? { secrets.withLock { $0[key] } }

  public func delete(_ key: String) { secrets.withLock { $0[key] = nil } }
}
