import Foundation
import FurnishGraph
import FurnishScanner

/// The settings of a team for a project: the configuration and the baseline, as they are on the disk.
struct ProjectSettings: Hashable {
  private(set) var configuration: ConfigurationFile
  /// The error in the configuration on the disk. While the configuration has an error, the previous settings apply.
  private(set) var problem: ConfigurationFile.Unusable?
  private(set) var baseline: Baseline?
  /// Whether a baseline is named and cannot be read.
  private(set) var lacksBaseline = false

  /// - Parameters:
  ///   - folder: The absolute path of the project.
  ///   - previous: The settings that apply as long as the configuration cannot be read.
  init(named name: String?, in folder: String, previous: ProjectSettings? = nil) {
    do {
      configuration = try ConfigurationFile(named: name, from: folder)
    } catch {
      problem = error
      configuration = previous?.configuration ?? ConfigurationFile(emptyIn: folder)
    }
    guard let path = configuration.baseline else { return }
    baseline = (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { try? Baseline($0) }
    lacksBaseline = baseline == nil
  }

  /// Returns the findings that the baseline does not have.
  ///
  /// - Parameter folder: The absolute path that the paths of findings are relative to.
  func newFindings(among findings: [Finding], in folder: String) -> [Finding] {
    guard let baseline, let path = configuration.baseline else { return findings }
    return baseline.comparison(with: findings, files: BaselinePaths(of: path, from: folder)) { _ in false }.new
  }
}
