import ArgumentParser
import Furnish
import ProfileServices

struct Login: ProfileSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Logs in.",
    discussion: "Prompts for the password, or reads it from the first line of its input.")

  @OptionGroup var options: CommonOptions

  @Argument(help: "The address of the account.")
  var email: String

  func validate() throws {
    guard email.split(separator: "@", omittingEmptySubsequences: false).count == 2,
      !email.hasPrefix("@"), !email.hasSuffix("@")
    else { throw ValidationError("'\(email)' is not an email address.") }
  }

  func result(from locator: ServiceLocator) async -> Result<String, Refusal> {
    guard let password = Console.readPassword(), !password.isEmpty else {
      return .failure(Refusal("There is no password."))
    }
    let model = locator.makeAuthViewModel()
    await model.login(email: email, password: password)
    if let message = model.errorMessage { return .failure(Refusal(message)) }
    return .success("Hello, \(model.user?.name ?? "stranger")!")
  }
}

struct Show: ProfileSubcommand {
  static let configuration = CommandConfiguration(abstract: "Shows the account.")

  @OptionGroup var options: CommonOptions

  func result(from locator: ServiceLocator) async -> Result<String, Refusal> {
    let model = locator.makeProfileViewModel()
    await model.load()
    guard let user = model.user else {
      return .failure(Refusal("\(model.errorMessage ?? "") To log in: profile login <email>"))
    }
    return .success("\(user.name)\n\(user.email)")
  }
}

struct Logout: ProfileSubcommand {
  static let configuration = CommandConfiguration(abstract: "Logs out.")

  @OptionGroup var options: CommonOptions

  func result(from locator: ServiceLocator) async -> Result<String, Refusal> {
    let model = locator.makeAuthViewModel()
    guard model.isAuthenticated else {
      return .failure(Refusal(model.errorMessage ?? "No user is logged in."))
    }
    model.logout()
    if let message = model.errorMessage { return .failure(Refusal(message)) }
    return .success("Goodbye.")
  }
}

struct Settings: ProfileSubcommand {
  static let configuration = CommandConfiguration(abstract: "Shows which servers are in use.")

  @OptionGroup var options: CommonOptions

  func result(from locator: ServiceLocator) async -> Result<String, Refusal> {
    let config: any ConfigService = locator.getService()
    return .success("\(config.environment.rawValue)\n\(config.apiBaseURL)")
  }
}

struct Services: ProfileSubcommand {
  static let configuration = CommandConfiguration(abstract: "Lists the services, and where they were added.")

  @OptionGroup var options: CommonOptions

  func result(from locator: ServiceLocator) async -> Result<String, Refusal> {
    .success(locator.services.map(\.description).joined(separator: "\n"))
  }
}
