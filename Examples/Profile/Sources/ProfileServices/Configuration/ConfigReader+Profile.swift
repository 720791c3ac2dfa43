public import Configuration
public import Foundation
import SystemPackage

extension ConfigReader {
  /// Creates a reader of the variables of the process, and then of a file, if one is named.
  ///
  /// - Throws: ``UnreadableConfiguration``.
  public static func profile(
    file: String?, variables: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(UnreadableConfiguration) -> ConfigReader {
    // A variable that is set to an empty text counts as not set.
    let setVariables = variables.filter { !$0.value.isEmpty }
    var providers: [any ConfigProvider] = [EnvironmentVariablesProvider(environmentVariables: setVariables)]
    if let file {
      do {
        providers.append(try await FileProvider<JSONSnapshot>(filePath: FilePath(file)))
      } catch {
        throw UnreadableConfiguration(file: file, reason: "\(error)")
      }
    }
    return ConfigReader(providers: providers)
  }
}

/// The error of a configuration file that is missing, or is no JSON.
public struct UnreadableConfiguration: Error, CustomStringConvertible {
  public let file: String
  public let reason: String

  public var description: String {
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "The configuration file \(file) cannot be read: \(line)"
  }
}
