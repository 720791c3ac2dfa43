import ArgumentParser
import FurnishReports
import FurnishScanner

/// Errors that end the command with a message and a status.
enum Refusal {
  /// Writes a message to standard error, and returns the error that ends the command.
  static func of(_ reason: String, _ status: ExitStatus = .nothingJudged) -> ExitCode {
    Terminal.write("furnish: \(reason)\n", to: .standardError)
    return status.exit
  }

  /// Writes to standard error that no file uses Furnish or another supported library, and returns the error that ends
  /// the command.
  static func withoutServices(fileCount: Int) -> ExitCode {
    let libraries = ["Furnish"] + MigrationSource.allCases.map(\.name)
    let list = libraries.dropLast().joined(separator: ", ") + " or " + libraries.last!
    return of("nothing in \(String.counted(fileCount, "file")) uses \(list)")
  }
}
