import ArgumentParser
import FurnishReports
import FurnishScanner

@main
struct Furnish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "furnish", abstract: "Checks how a program's services are wired.")
}
