#if Configuration
  import Furnish

  /// An error that lists every wrong value of a struct of settings.
  ///
  /// ```swift
  /// do {
  ///   let settings = try ServerSettings(from: reader)
  /// } catch let error as SettingsError {
  ///   error.problems.map(\.key)  // ["host", "port"]
  /// }
  /// ```
  ///
  /// The error contains no value of a key that is declared as a secret, no text that was found, and no value of a key
  /// whose values are texts.
  public struct SettingsError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A value that is wrong.
    public struct Problem: Sendable, Hashable {
      /// The key with those of the groups around it, relative to the configuration that was read: `server.port`.
      public let key: String
      /// The value that was found: `70000`, `nothing`, or a description of a value that must not be shown.
      public let found: String
      /// The value that was expected: `an integer from 1 to 65535`.
      public let expected: String
    }

    /// Every problem, in the order of the keys in the schema.
    public let problems: [Problem]

    /// The name of the type of the settings.
    private let settings: String
    package let place: String

    /// The message: every problem, where the settings were read, and how to correct them.
    public var description: String {
      ServiceIssue(what: what, location: "\(settings), read at \(place)", fix: fix, place: nil).message
    }
  }

  // The wording, which the tests compare word for word.
  extension SettingsError: DescribedError {
    init(_ problems: [Problem], in settings: any Any.Type, place: String) {
      self.init(problems: problems, settings: TypeName.short(settings), place: place)
    }

    package var what: String {
      let count = problems.count
      let what = count == 1 ? "1 setting of \(settings) is wrong:" : "\(count) settings of \(settings) are wrong:"
      let lines = problems.map { problem in
        let key = problem.key.isEmpty ? "" : "\(problem.key): "
        return "\n  \(key)found \(problem.found), expected \(problem.expected)"
      }
      return what + lines.joined()
    }

    package var fix: String {
      "correct the values in the configuration, or give the keys defaults in the schema of \(settings)."
    }
  }
#endif
