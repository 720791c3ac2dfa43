// No view has the provider of the container.
import SwiftUI
import FurnishSwiftUI
final class Drafts: Sendable {}
@main struct Shop: App {
  let root: ServiceScope = {
    let container = ServiceContainer()
    try! container.services.register(Drafts.self) { Drafts() }
    return try! container.validated()
  }()
  var body: some Scene { WindowGroup { DraftsView() } }
}
struct DraftsView: View {
  @Environment(service: Drafts.self) var drafts  //~ missing-service: the program sets no provider
  @Environment(\.provider) var provider
  var body: some View { Text("\(drafts)") }
}
