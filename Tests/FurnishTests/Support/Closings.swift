import Furnish

/// Returns the notes of services that are closed while a container is used, and then with it, after the note `root`.
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
