#if canImport(SwiftUI)
  public import FurnishMacros

  public struct Item: Identifiable, Equatable, Sendable {
    public let id: String
    public let title: String

    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  @MainActor
  public protocol MyRepository: AnyObject, Sendable {
    func items() async throws -> [Item]
  }

  /// A repository that returns given items.
  @MainActor @Service((any MyRepository).self)
  public final class MyRepositoryMock: MyRepository {
    public var mockItems: [Item] = []

    public func items() async throws -> [Item] { mockItems }
  }
#endif
