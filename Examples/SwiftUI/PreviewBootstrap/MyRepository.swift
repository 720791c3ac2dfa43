#if canImport(SwiftUI)
  public import FurnishSwiftUI
  import Observation

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

  /// Answers what it is told to.
  @MainActor
  public final class MyRepositoryMock: MyRepository {
    public var mockItems: [Item] = []

    public init() {}

    public func items() async throws -> [Item] { mockItems }
  }

  extension MyRepositoryMock: ServiceImplementation {
    public nonisolated static var serviceRecipe: ServiceRecipe<any MyRepository> {
      ServiceRecipe(MyRepositoryMock.self) { @MainActor () -> any MyRepository in MyRepositoryMock() }
    }
  }
#endif
