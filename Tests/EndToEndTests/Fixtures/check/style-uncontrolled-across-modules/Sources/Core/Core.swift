import Foundation
public import Furnish

public struct Stamp: Sendable {
  public let date: Date
  public init() { date = Date() }
}
