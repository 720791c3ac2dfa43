// Linking FurnishTesting is enough: nothing here imports it.
import Furnish
import Testing

struct BareTests {
  @Test func readsALiveValue() async {
    for _ in 0..<10 {
      #expect(ServiceValues.current[LiveOnlyKey.self] == 7)  // the live value
      await Task.yield()
    }
  }

  @Test func readsItsTestValue() async {
    for _ in 0..<10 {
      #expect(ServiceValues.current[ModeKey.self] == "test")
      await Task.yield()
    }
  }

  @Test func readsALiveValueInADetachedTask() async {
    await Task.detached {
      _ = ServiceValues.current[LiveOnlyKey.self]  // detached
    }.value
  }
}
