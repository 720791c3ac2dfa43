#if canImport(SwiftUI)
  import FurnishSwiftUI
  public import SwiftUI

  /// A view with which a user logs in.
  public struct LoginView: View {
    @State private var viewModel: AuthViewModel
    @State private var email = ""
    @State private var password = ""

    public init(viewModel: AuthViewModel = AuthViewModel()) { _viewModel = State(wrappedValue: viewModel) }

    public var body: some View {
      Form {
        if viewModel.isAuthenticated {
          Button("Log Out") { viewModel.logout() }
        } else {
          fields
        }
        if let error = viewModel.errorMessage {
          Text(error)
            .foregroundColor(.red)
            .font(.caption)
        }
      }
      .navigationTitle("Login")
    }

    @ViewBuilder private var fields: some View {
      emailField
      SecureField("Password", text: $password)
        .textContentType(.password)
      Button(action: logIn) {
        if viewModel.isLoading {
          ProgressView()
        } else {
          Text("Login")
        }
      }
      .disabled(viewModel.isLoading || email.isEmpty || password.isEmpty)
    }

    private var emailField: some View {
      #if os(macOS)
        TextField("Email", text: $email)
      #else
        TextField("Email", text: $email)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
      #endif
    }

    private func logIn() {
      Task { await viewModel.login(email: email, password: password) }
    }
  }
#endif
