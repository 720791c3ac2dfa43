// What is made with arguments is made anew: it keeps nothing.
struct User: Sendable {}
struct Profile: Sendable { init(number: Int, user: User) {} }
struct First: Sendable { init(profile: AssistedFactory<Profile, Int>) {} }
struct Second: Sendable { init(profile: AssistedFactory<Profile, Int>) {} }
struct Third: Sendable { init(profile: AssistedFactory<Profile, Int>) {} }
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(User.self, lifetime: .scoped) { User() }
    .register(Profile.self, with: Int.self, Profile.init(number:user:))
    .register(First.self, First.init(profile:))
    .register(Second.self, Second.init(profile:))
    .register(Third.self, Third.init(profile:))
}
//~ 12 captive-dependency
