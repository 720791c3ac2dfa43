import ArgumentParser

/// The end of a command with a message and a status.
enum Refusal {
  /// Writes a message to standard error, and returns the error that ends the command.
  static func of(_ reason: String, _ status: ExitStatus = .nothingJudged) -> ExitCode {
    Terminal.write("furnish: \(reason)\n", to: .standardError)
    return status.exit
  }
}
