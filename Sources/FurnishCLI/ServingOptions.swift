import ArgumentParser
import Foundation
import FurnishScanner

/// The option that names the programs which serve the remote services of the program that is checked.
struct ServingOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Compare the remote services with the program that serves them: its fragments, or a folder of them. Several folders "
        + "are several programs.",
      valueName: "path"))
  var serving: [String] = []

  /// The programs that serve.
  ///
  /// - Parameter source: Reads the program in a folder without fragments; nil if sources are not read.
  /// - Throws: The status 2 if one of them cannot be read.
  func programs(source: ((String) throws -> Program)? = nil) throws -> [Program] {
    let (folders, files) = (serving.filter(Self.isFolder), serving.filter { !Self.isFolder($0) })
    var programs = files.isEmpty ? [] : [try Self.linked(files)]
    for folder in folders {
      let fragments = Self.fragments(in: folder)
      if !fragments.isEmpty {
        programs.append(try Self.linked(fragments))
      } else if let source {
        programs.append(try source(folder))
      } else {
        throw Refusal.of(
          "'\(folder)' contains no fragment; write them with `furnish fragment --output-directory \(folder)`")
      }
    }
    return programs
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The fragments in a folder, as `furnish fragment --output-directory` names them.
  private static func fragments(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".furnish.json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The program that fragments make together.
  ///
  /// - Throws: The status 2 if one of them cannot be read.
  static func linked(_ fragments: [String]) throws -> Program {
    do {
      return try Program(linking: FragmentReader().read(fragments))
    } catch let refusal as FragmentRefusal {
      throw Refusal.of(refusal.description)
    }
  }
}
