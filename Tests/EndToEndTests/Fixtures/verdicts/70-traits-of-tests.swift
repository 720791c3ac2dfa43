// The tests of a suite request the services that its traits register.
import FurnishTesting
import Testing

struct Page { @Injected var number: Int }
let container = ServiceContainer()
try container.services.register(Double.self) { 1 }
print(try container.validated().resolveRequired(Double.self))
// In the module AppTests:
@Suite(.container { $0.register(String.self) { "" } }) struct StringTests {
  @Test func requires() async throws { print(try await TestContainer.current.provider.require(String.self)) }
}
@Suite(.provider { $0.register(Bool.self) { true } }) struct BoolTests {
  @Test func resolves() throws {
    let provider = try #require(ServiceValues.current.provider)
    print(provider.resolveRequired(Bool.self))
  }
}
@Test(.provider { $0.register(Int.self) { 1 } }) func injects() { print(Page().number) }
