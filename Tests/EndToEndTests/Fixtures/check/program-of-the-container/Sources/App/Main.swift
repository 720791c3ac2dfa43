import Furnish

import SwiftUI
protocol MyService { func doWork() -> String }
protocol AnotherService: Sendable {}
@Service(MyService.self)
class MyServiceImp: MyService {
  @Injection var anotherService: any AnotherService
  func doWork() -> String { "" }
}
@main
struct YourApp: App {
  @State private var provider: ServiceProvider
  init() {
    let container = ServiceContainer()
    _ = try? container.services.register(as: MyServiceImp.self)
    container.build()
    do { _provider = .init(wrappedValue: try container.provider) } catch {}
  }
  var body: some Scene { YourView(provider: provider) }
}
@Injectable
@Observable
class ViewModel {
  @Injection @ObservationIgnored var service: any MyService
  var provider: (any ServiceProvider)?
  init(provider: any ServiceProvider) { self.provider = provider }
}
