import FurnishGraph
import FurnishReports
import FurnishScanner

/// The messages of the command about a migration.
enum MigrationReport {
  /// Returns a line for each place that was rewritten or is left, and a line with the numbers of such places.
  static func text(_ migration: Migration, isDryRun: Bool) -> String {
    let verb = isDryRun ? "would migrate" : "migrated"
    var lines = migration.rewritten.map { "\(place($0)): \(verb): \($0.text)\n" }
    lines += migration.remaining.map { "\(place($0)): left: \($0.text)\n" }
    let places = String.counted(migration.rewritten.count, "place")
    let files = String.counted(migration.files.count, "file")
    let left = String.counted(migration.remaining.count, "place")
    let verbOfLeft = migration.remaining.count == 1 ? "is" : "are"
    return lines.joined() + "furnish: \(verb) \(places) in \(files); \(left) \(verbOfLeft) left to do by hand\n"
  }

  private static func place(_ step: Migration.Step) -> String {
    "\(step.place.file):\(step.place.line):\(step.place.column)"
  }
}
