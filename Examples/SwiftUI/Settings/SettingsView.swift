#if canImport(SwiftUI)
  import FurnishSwiftUI
  public import SwiftUI

  /// The servers that the app may use. It is not called `Environment`, because SwiftUI has a type of that name.
  public enum AppEnvironment: String, Sendable {
    case development
    case staging
    case production
  }

  public protocol ConfigService: Sendable {
    var apiBaseURL: String { get }
    var environment: AppEnvironment { get }
  }

  public struct DevelopmentConfig: ConfigService {
    public let apiBaseURL = "https://dev-api.example.com"
    public let environment = AppEnvironment.development

    public init() {}
  }

  public struct ProductionConfig: ConfigService {
    public let apiBaseURL = "https://api.example.com"
    public let environment = AppEnvironment.production

    public init() {}
  }

  /// A view that shows the configuration of its environment.
  public struct SettingsView: View {
    @Environment(service: (any ConfigService).self) private var config

    public init() {}

    public var body: some View {
      List {
        Section("Environment") {
          Label(config.environment.rawValue, systemImage: "server.rack")
          Text(config.apiBaseURL)
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
      .navigationTitle("Settings")
    }
  }
#endif
