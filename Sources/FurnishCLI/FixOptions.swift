import ArgumentParser

/// The options that change source files.
struct FixOptions: ParsableArguments {
  @Flag(help: "Fix what has a certain fix, and report the rest.")
  var fix = false

  @Flag(help: "With --fix: print the changes as a diff, and write nothing.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run needs --fix.") }
  }
}
