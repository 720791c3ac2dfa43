#if canImport(SwiftUI)
  public import FurnishMacros
  public import Observation
  public import SwiftUI

  @MainActor @Injectable @Observable
  public final class MyScreenViewModel {
    @Injection @ObservationIgnored private var repository: any MyRepository

    public private(set) var items: [Item] = []

    public init(provider: any ServiceProvider) { self.provider = provider }

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
