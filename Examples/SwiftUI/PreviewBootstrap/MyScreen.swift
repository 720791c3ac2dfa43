#if canImport(SwiftUI)
  public import FurnishSwiftUI
  public import Observation
  public import SwiftUI

  @MainActor @Observable
  public final class MyScreenViewModel {
    public private(set) var items: [Item] = []
    @ObservationIgnored private let repository: any MyRepository

    public init(provider: any ServiceProvider) {
      repository = provider.resolveRequired((any MyRepository).self)
    }

    public func load() async { items = (try? await repository.items()) ?? [] }
  }

  /// The items of a repository.
  public struct MyScreen: View {
    @Environment(MyScreenViewModel.self) private var viewModel: MyScreenViewModel?

    public init() {}

    public var body: some View {
      List {
        if let viewModel {
          ForEach(viewModel.items) { item in Text(item.title) }
        }
      }
      .task { await viewModel?.load() }
    }
  }
#endif
