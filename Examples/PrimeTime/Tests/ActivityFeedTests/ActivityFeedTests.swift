import ActivityFeed
import FileClient
import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct ActivityFeedTests {
  @Test func `entries are stored in the file`() async {
    let files = MemoryFiles()
    let store = TestStore(
      initialState: [], reducer: activityFeed,
      environment: ActivityFeedEnvironment(files: .inMemory(files)))
    await store.send(.noted("one")) { $0 = ["one"] }
    await store.send(.noted("two")) { $0 = ["one", "two"] }
    #expect(files.text(activityFile) == "one\ntwo\n")
  }

  @Test func `an error of writing the file does not stop the feed`() async {
    struct Full: Error {}
    let store = TestStore(
      initialState: [], reducer: activityFeed,
      environment: ActivityFeedEnvironment(
        files: FileClient(load: { _ in nil }, save: { _, _ in throw Full() })))
    await store.send(.noted("one")) { $0 = ["one"] }
    await store.finish()
  }
}
