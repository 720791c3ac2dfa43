import Furnish
import Testing

/// A transient whose recipe requests the same transient.
struct RecursiveTransientTests {
  private enum Level: PlainKey { static var value: Int { 100 } }

  private final class Folder: Sendable {
    let folder: Folder?
    init(_ folder: Folder?) { self.folder = folder }
    var depth: Int { 1 + (folder?.depth ?? 0) }
  }

  @Test func `a transient may request itself a hundred times under overrides that end it`() throws {
    let provider = try validatedProvider {
      $0.register(Folder.self, lifetime: .transient) { provider in
        let level = ServiceValues.current[Level.self]
        if level == 0 { return Folder(nil) }
        return try withServices {
          $0[Level.self] = level - 1
        } operation: {
          Folder(try provider.require(Folder.self))
        }
      }
    }
    let depth = TestThread.run(stackSize: 64 << 20) { () -> Result<Int, any Error> in
      Result { try provider.require(Folder.self).depth }
    }
    #expect(try depth.get() == 101)
  }
}
