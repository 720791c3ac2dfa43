public import FileClient
import Foundation
public import FurnishReducers

public enum ActivityFeedAction: Equatable, Sendable {
  case noted(String)
}

/// The environment of the feed.
public struct ActivityFeedEnvironment: Sendable {
  public var files: FileClient

  public init(files: FileClient) { self.files = files }
}

/// The file of the feed, with a line for each entry.
public let activityFile = "activity.txt"

/// A reducer that records events, the latest last. An error of writing the file is ignored.
public let activityFeed = Reducer<[String], ActivityFeedAction, ActivityFeedEnvironment> { state, action, environment in
  switch action {
  case .noted(let entry):
    state.append(entry)
    let lines = state.map { $0 + "\n" }.joined()
    return [
      .fireAndForget { [files = environment.files] in try files.save(activityFile, Data(lines.utf8)) }
        .catch { _ in .none }
    ]
  }
}
