import Furnish
import Testing

/// The asynchronous forms run on their caller's actor: values that are not `Sendable` may be captured and returned, and
/// no other task of the actor runs in between without an `await`.
struct WithServicesIsolationTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private final class Notebook { var lines: [String] = [] }

  private actor Desk {
    var notebook = Notebook()
    var count = 0

    func write() async -> Int {
      let notebook = notebook
      let returned = await withServices {
        $0[Number.self] = 10
      } operation: {
        self.assertIsolated()
        notebook.lines.append("\(ServiceValues.current[Number.self])")
        count += 1
        await Task.yield()
        self.assertIsolated()
        count += 1
        return notebook
      }
      returned.lines.append("done")
      return notebook.lines.count + count
    }

    func writeFromOwner() async -> Int {
      let notebook = notebook
      let values = ServiceValues.current
      let returned = await withServices(from: values) {
        $0[Number.self] = 10
      } operation: {
        self.assertIsolated()
        await Task.yield()
        self.assertIsolated()
        notebook.lines.append("\(ServiceValues.current[Number.self])")
        return notebook
      }
      return returned.lines.count
    }

    func writeEscaped() async -> Int {
      let notebook = notebook
      let returned = await withEscapedServices { continuation in
        await continuation.yield {
          self.assertIsolated()
          await Task.yield()
          self.assertIsolated()
          notebook.lines.append("\(ServiceValues.current[Number.self])")
          return notebook
        }
      }
      return returned.lines.count
    }
  }

  @Test func `the operation runs on the actor of its caller`() async {
    #expect(await Desk().write() == 4)
  }

  @Test func `the operation with the values of an owner runs on the actor of its caller`() async {
    #expect(await Desk().writeFromOwner() == 1)
  }

  @Test func `the operation of a yield runs on the actor of its caller`() async {
    #expect(await Desk().writeEscaped() == 1)
  }

  @MainActor
  @Test func `the operation of a caller on the main actor runs on the main actor`() async {
    let notebook = Notebook()
    let returned = await withServices {
      $0[Number.self] = 10
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      notebook.lines.append("\(ServiceValues.current[Number.self])")
      return notebook
    }
    #expect(returned.lines == ["10"])
  }

  @Test func `the operation without an actor may capture a type that is not Sendable`() async {
    let notebook = Notebook()
    let returned = await withServices {
      notebook.lines.append("update")
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
      notebook.lines.append("operation")
      return notebook
    }
    #expect(returned.lines == ["update", "operation"])
  }
}
