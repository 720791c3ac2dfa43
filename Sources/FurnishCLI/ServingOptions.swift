import ArgumentParser
import Foundation
import FurnishScanner

/// The option that names the programs which serve the remote services of the program that is checked.
struct ServingOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Compare the remote services with the program that serves them: its folder, its fragments, or a folder of them. "
        + "Several folders are several programs. All paths up to the next option belong to it: write other paths before it.",
      valueName: "path"))
  var serving: [String] = []

  /// Reads the programs that serve.
  ///
  /// - Parameter source: Reads the program in a folder without fragments; `nil` if sources are not read.
  /// - Throws: The status 2 if one of them cannot be read.
  func programs(source: ((String) throws -> Program)? = nil) throws -> [Program] {
    let (folders, files) = (serving.filter(Folder.exists(at:)), serving.filter { !Folder.exists(at: $0) })
    var programs = files.isEmpty ? [] : [try Self.linked(files, name: Self.name(of: files))]
    for folder in folders {
      let fragments = Self.fragments(in: folder)
      if !fragments.isEmpty {
        programs.append(try Self.linked(fragments, name: folder))
      } else if let source {
        var program = try source(folder)
        program.name = folder
        programs.append(program)
      } else {
        throw Refusal.of(
          "'\(folder)' contains no fragment; write them with `furnish fragment --output-directory \(folder)`")
      }
    }
    return programs
  }

  private static func name(of files: [String]) -> String {
    files.count == 1 ? files[0] : "\(files[0]) and \(files.count - 1) more"
  }

  /// Rejects a server that is the checked program itself, since a program always matches itself.
  ///
  /// - Parameters:
  ///   - paths: The files of the program that is checked.
  ///   - programs: The programs that serve.
  /// - Throws: The status 2 if all files of one of them are files of the program that is checked.
  func rejectCheckedProgram(_ paths: [String], in programs: [Program]) throws {
    let checkedPaths = Set(paths.map { Self.location($0, in: ".") })
    for program in programs {
      // Fragments may be in any folder.
      guard let folder = program.name, Folder.exists(at: folder), Self.fragments(in: folder).isEmpty else { continue }
      guard program.files.allSatisfy({ checkedPaths.contains(Self.location($0.path, in: folder)) }) else { continue }
      throw Self.refusal(of: folder)
    }
  }

  /// Rejects a server whose fragments are those of the checked program.
  func rejectCheckedProgram(fragments: [String]) throws {
    let checkedPaths = Set(fragments.map { Self.location($0, in: ".") })
    let files = serving.filter { !Folder.exists(at: $0) }
    let groups = [files] + serving.filter(Folder.exists(at:)).map(Self.fragments)
    for group in groups where !group.isEmpty && group.allSatisfy({ checkedPaths.contains(Self.location($0, in: ".")) })
    {
      throw Self.refusal(of: group == files ? Self.name(of: group) : group[0])
    }
  }

  private static func refusal(of path: String) -> any Error {
    Refusal.of(
      "'\(path)' belongs to the program that is checked, and cannot be its server as well; --serving takes all paths up "
        + "to the next option, so write the paths to check before it")
  }

  private static func location(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).resolvingSymlinksInPath()
      .path
  }

  /// Returns the paths of the fragments in a folder, as `furnish fragment --output-directory` names them. The settings
  /// of a team, `.furnish.json`, are not a fragment.
  private static func fragments(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".furnish.json") && !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Links fragments into one program.
  ///
  /// - Throws: The status 2 if one of them cannot be read.
  static func linked(_ fragments: [String], name: String? = nil) throws -> Program {
    do {
      var program = try Program(linking: FragmentReader().read(fragments))
      program.name = name
      return program
    } catch let refusal as FragmentRefusal {
      throw Refusal.of(refusal.description)
    }
  }
}
