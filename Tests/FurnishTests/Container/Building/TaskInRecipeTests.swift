import Furnish
import Testing

/// Recipes that start a task, which requests the service that the recipe is creating.
struct TaskInRecipeTests {
  private final class Server: Sendable {}

  @Test func `a task that an async recipe starts and does not await receives the instance`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let task = Shared<Task<Server, any Error>?>(nil)
      let provider = try validatedProvider {
        $0.register(Server.self) { provider in
          task.set(Task { try await provider.require(Server.self) })
          for _ in 0..<100 { await Task.yield() }
          return Server()
        }
      }
      let server = try await provider.require(Server.self)
      let instanceOfTask = try await task.value!.value
      #expect(isSame(instanceOfTask, server))
    }
  }

  @Test func `a task that a synchronous recipe starts receives the instance`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let task = Shared<Task<Server, any Error>?>(nil)
      let provider = try validatedProvider {
        $0.register(Server.self) { (provider: any ServiceProvider) in
          let begun = Gate()
          task.set(
            Task {
              begun.open()
              return try await provider.require(Server.self)
            })
          begun.wait()
          return Server()
        }
      }
      let server = await Task.detached { provider.resolveRequired(Server.self) }.value
      let instanceOfTask = try await task.value!.value
      #expect(isSame(instanceOfTask, server))
    }
  }
}
