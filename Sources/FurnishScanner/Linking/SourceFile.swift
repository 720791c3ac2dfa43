/// A file of the program that is checked: where it stands, and what it says.
package struct SourceFile: Sendable {
  /// As reports show it: relative to where the check was started.
  package var path: String
  /// The module that it is compiled into.
  package var module: String
  package var facts: FileFacts

  package init(path: String, module: String, facts: FileFacts) {
    self.path = path
    self.module = module
    self.facts = facts
  }
}

/// The flags of `#if` that are set in one way of compiling a program.
struct Configuration: Hashable, Sendable {
  var flags: Set<String> = []

  func compiles(_ condition: Condition) -> Bool {
    // Most code stands under no condition.
    if case .always = condition { true } else { condition.holds { flags.contains($0) } }
  }
}
