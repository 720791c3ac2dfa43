import Furnish

/// A service that notes its closing in the journal of the test.
// `@unchecked Sendable`: a class that is not final cannot be checked. It and its subclasses have constants alone.
class JournaledPart: Closeable, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  func close() async throws { Journal.note(name) }
}
