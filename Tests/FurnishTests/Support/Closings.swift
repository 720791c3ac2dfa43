import Furnish

/// Uses a container, notes `root`, closes the container, and returns all notes that its services have written.
func closings(
  _ register: (any ServiceCollection) -> Void, _ use: (ServiceScope) async throws -> Void
) async throws -> [String] {
  let provider = try validatedProvider(register)
  return try await Journal.of {
    try await use(provider)
    Journal.note("root")
    try await provider.close()
  }
}
