import Furnish
import FurnishTesting
import ProfileServices
import Testing

/// Logging in and out, without a server and without a file.
@MainActor
@Suite(.services { $0.locator.addFakes() })
struct AuthViewModelTests {
  private let locator = ServiceLocator.shared

  @Test func `logging in shows the user`() async {
    let model = locator.makeAuthViewModel()
    #expect(!model.isAuthenticated)
    await model.login(email: "test@example.com", password: "secret")
    #expect(model.user?.name == "Test User")
    #expect(model.isAuthenticated)
    #expect(model.errorMessage == nil)
    #expect(!model.isLoading)
    #expect(locator.tracked == ["Login successful"])
  }

  @Test(arguments: [("test@example.com", "wrong"), ("other@example.com", "secret")])
  func `wrong credentials are refused`(email: String, password: String) async {
    let model = locator.makeAuthViewModel()
    await model.login(email: email, password: password)
    #expect(!model.isAuthenticated)
    #expect(model.errorMessage == "The email or the password is wrong.")
    #expect(locator.tracked == ["Login failed"])
  }

  @Test func `the error disappears when the next attempt succeeds`() async {
    let model = locator.makeAuthViewModel()
    await model.login(email: "test@example.com", password: "wrong")
    await model.login(email: "test@example.com", password: "secret")
    #expect(model.errorMessage == nil)
    #expect(model.isAuthenticated)
  }

  @Test func `a server that cannot be reached is an error`() async {
    locator.addService(service: DeadNetwork() as any NetworkService)
    let model = locator.makeAuthViewModel()
    await model.login(email: "test@example.com", password: "secret")
    #expect(model.errorMessage == "The server dead cannot be reached: nobody answers")
  }

  @Test func `the next model has the logged-in user`() async {
    await locator.makeAuthViewModel().login(email: "test@example.com", password: "secret")
    #expect(locator.makeAuthViewModel().user?.email == "test@example.com")
  }

  @Test func `logging out removes the user`() async {
    let model = locator.makeAuthViewModel()
    await model.login(email: "test@example.com", password: "secret")
    model.logout()
    #expect(!model.isAuthenticated)
    #expect(!locator.makeAuthViewModel().isAuthenticated)
    #expect(locator.tracked == ["Login successful", "User logged out"])
  }

  @Test func `models of two locators do not share a session`() async {
    let other = ServiceLocator()
    other.make { other.addFakes() }
    await other.makeAuthViewModel().login(email: "test@example.com", password: "secret")
    #expect(!locator.makeAuthViewModel().isAuthenticated)
    #expect(other.makeAuthViewModel().isAuthenticated)
  }
}
