import Auth
import Furnish
import Shop
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(AuthModule())
  let provider = try container.validated()
  _ = provider.resolveRequired(Auth.User.self)
  _ = provider.resolveRequired(Shop.User.self)
}
