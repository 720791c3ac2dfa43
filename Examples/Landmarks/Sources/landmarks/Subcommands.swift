import ArgumentParser
import LandmarkServices

struct List: LandmarksSubcommand {
  static let configuration = CommandConfiguration(abstract: "Lists the landmarks, one on a line.")

  @OptionGroup var options: ClientOptions

  @Option(help: "Only landmarks of this category.")
  var category: Category?

  @Flag(help: "Report the progress of loading on the standard error, as on a terminal.")
  var progress = false

  func validate() throws {
    guard !progress || category == nil else {
      throw ValidationError(
        "--progress reports the loading of all landmarks only: leave out --progress, or --category.")
    }
  }

  func run(with browser: LandmarkBrowser) async throws {
    let landmarks =
      if let category { try await browser.landmarks(in: category) } else {
        try await browser.allLandmarks(reporting: progress || Console.isTerminal)
      }
    for line in LandmarkTable(landmarks).lines { Console.write(line) }
  }
}

struct Show: LandmarksSubcommand {
  static let configuration = CommandConfiguration(abstract: "Shows one landmark.")

  @OptionGroup var options: ClientOptions

  @Argument(help: "The identifier of the landmark, as lists show it.")
  var id: String

  func run(with browser: LandmarkBrowser) async throws {
    let landmark = try await browser.landmark(id: id)
    Console.write(landmark.name)
    Console.write("\(landmark.category.title), \(landmark.country), \(landmark.writtenYear)")
    Console.write(landmark.writtenPosition)
    Console.write(landmark.summary)
  }
}
