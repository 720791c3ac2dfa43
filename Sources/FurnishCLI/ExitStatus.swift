import ArgumentParser

/// The statuses that the command ends with. `AdoptingTheCheck` in the documentation explains the same statuses.
enum ExitStatus: Int32, CaseIterable {
  /// No finding is an error. With `--dry-run`: no fix applies either.
  case clean = 0
  /// A finding is an error. With `--dry-run`: a fix applies, or an error remains.
  case faulty = 1
  /// Nothing could be judged, or a setting is wrong.
  case nothingJudged = 2
  /// A file could not be written.
  case notWritten = 3
  /// The command line is wrong. ArgumentParser ends with this status by itself.
  case usage = 64

  /// The meaning of the status, as the help prints it.
  var meaning: String {
    switch self {
    case .clean: "no finding is an error"
    case .faulty: "a finding is an error, or --dry-run prints a change"
    case .nothingJudged: "nothing could be judged, or a setting is wrong"
    case .notWritten: "a file could not be written"
    case .usage: "the command line is wrong"
    }
  }

  /// The meanings of all statuses, each in a line.
  static var table: String {
    allCases.map { status in
      let number = "\(status.rawValue)"
      return "\(String(repeating: " ", count: 4 - number.count))\(number)  \(status.meaning)"
    }.joined(separator: "\n")
  }

  /// The error that ends the command with this status.
  var exit: ExitCode { ExitCode(rawValue) }
}
