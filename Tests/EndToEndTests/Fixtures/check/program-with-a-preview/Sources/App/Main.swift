import Furnish

import SwiftUI
protocol MyRepository: Sendable {}
@Service(MyRepository.self) final class MyRepositoryMock: MyRepository, @unchecked Sendable { var mockItems: [Int] = [] }
extension PreviewTrait { static func registration() -> Self { .services { $0.register(as: MyRepositoryMock.self) } } }
#Preview(traits: .registration()) {
  @Previewable @Environment(\.provider) var provider
  @Previewable @State var viewModel: Int?
  MyScreen().environment(viewModel).bootstrap {
    let repository = provider.resolveRequired(as: MyRepositoryMock.self)
    repository.mockItems = [1]
    viewModel = .init(provider: provider)
  }
}
