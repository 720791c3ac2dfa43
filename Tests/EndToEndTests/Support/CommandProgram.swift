import Foundation

/// The command that was built with these tests.
enum CommandProgram {
  static let path = BuiltProducts.folder.appendingPathComponent("furnish").path
}
