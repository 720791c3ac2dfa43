public import Furnish

public struct LogService {
  public var write: (String) -> Void
  public init(write: @escaping (String) -> Void) { self.write = write }
}
