// The programs of the article "Move from swift-dependencies", and their output.
import Furnish

struct User: Sendable { let name: String }

// snippet.client
struct UserClient: Sendable {
  var fetch: @Sendable (_ id: Int) -> User
}

enum UserClientKey: ServiceKey {
  static var defaultValue: UserClient { UserClient { id in User(name: "user \(id)") } }  // was `liveValue`
  static var testValue: UserClient { UserClient { _ in User(name: "nobody") } }
}

extension ServiceValues {
  var users: UserClient {
    get { self[UserClientKey.self] }
    set { self[UserClientKey.self] = newValue }
  }
}
// snippet.end

// snippet.reading
struct Profile: Sendable {
  @Injected(\.users) private var users  // was `@Dependency(\.users)`
  func title(of id: Int) -> String { users.fetch(id).name }
}
// snippet.end

// snippet.interface
enum CountryKey: TestServiceKey {  // in the module of the interface
  static var testValue: String { "nowhere" }
}

extension CountryKey: ServiceKey {  // in the live module
  static var defaultValue: String { "France" }
}
// snippet.end

// snippet.overriding
print(Profile().title(of: 1))

let title = withServices {
  $0.users.fetch = { _ in User(name: "Ada") }
} operation: {
  Profile().title(of: 1)
}
print(title)
print(ServiceValues.current[CountryKey.self])
// snippet.end
