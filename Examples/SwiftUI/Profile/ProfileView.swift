#if canImport(SwiftUI)
  import FurnishSwiftUI
  public import SwiftUI

  /// A view of the user that is logged in.
  public struct ProfileView: View {
    @Injected private var network: any NetworkService
    @Injected private var analytics: any AnalyticsService

    @State private var user: User?
    @State private var isLoading = false
    @State private var errorMessage: String?

    public init() {}

    public var body: some View {
      NavigationStack {
        VStack {
          if isLoading {
            ProgressView()
              .padding()
          } else if let user {
            VStack(spacing: 20) {
              Text("Hello, \(user.name)!")
                .font(.title)
              Text(user.email)
                .foregroundColor(.secondary)
            }
            .padding()
          } else if let errorMessage {
            Text(errorMessage)
              .foregroundColor(.red)
              .padding()
          }
          Button("Reload") {
            Task { await load() }
          }
          .buttonStyle(.borderedProminent)
        }
        .navigationTitle("Profile")
        .onAppear {
          analytics.trackEvent("ProfileView opened")
          Task { await load() }
        }
      }
    }

    private func load() async {
      isLoading = true
      errorMessage = nil
      do {
        user = try await network.loadUser()
        analytics.trackEvent("User data loaded")
      } catch {
        errorMessage = "Failed to load data: \(error)"
        analytics.trackEvent("User data load failed")
      }
      isLoading = false
    }
  }
#endif
