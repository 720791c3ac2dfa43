/// A place in a file of the repository, or the file as a whole.
package struct Place: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int?

  package init(_ path: String, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  package var description: String { line.map { "\(path):\($0)" } ?? path }
}

/// A fault that a check has found. `Fault+Wording.swift` has the words of all of them.
package struct Fault: Hashable, Sendable, CustomStringConvertible {
  package let place: Place
  package let message: String

  package var description: String { "\(place): error: \(message)" }
}
