import Furnish
import FurnishTesting
import ProfileServices
import Testing

@MainActor
@Suite(.services { $0.locator.addFakes() })
struct ProfileViewModelTests {
  private let locator = ServiceLocator.shared

  @Test func `the logged-in user is shown`() async {
    await locator.makeAuthViewModel().login(email: "test@example.com", password: "secret")
    let model = locator.makeProfileViewModel()
    await model.load()
    #expect(model.user == MockNetworkService.user)
    #expect(locator.tracked.last == "User data loaded")
  }

  @Test func `no user is shown without a login`() async {
    let model = locator.makeProfileViewModel()
    await model.load()
    #expect(model.user == nil)
    #expect(model.errorMessage == "No user is logged in.")
    #expect(locator.tracked == ["User data load failed"])
  }

  @Test func `a failed reload removes the user`() async {
    await locator.makeAuthViewModel().login(email: "test@example.com", password: "secret")
    let model = locator.makeProfileViewModel()
    await model.load()
    locator.addService(service: DeadNetwork() as any NetworkService)
    await model.load()
    #expect(model.user == nil)
    #expect(model.errorMessage == "The server dead cannot be reached: nobody answers")
  }
}
