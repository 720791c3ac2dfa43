import Furnish

/// Returns a container that has the registrations of `register` and is not built.
func unbuiltContainer(_ register: (any ServiceCollection) -> Void) throws -> ServiceContainer {
  let container = ServiceContainer()
  register(try container.services)
  return container
}

/// Returns the root provider of a container without faults.
func validatedProvider(_ register: (any ServiceCollection) -> Void) throws -> ServiceScope {
  try unbuiltContainer(register).validated()
}
