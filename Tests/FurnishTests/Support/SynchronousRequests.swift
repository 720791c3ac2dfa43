import Furnish

// Synchronous requests for asynchronous tests, where the compiler would choose the `async` form.

/// Returns the rule of the error that a synchronous request throws, or `nil` if it returns an instance.
func ruleOfRequest<T: Sendable>(
  for type: T.Type, name: ServiceName? = nil, from provider: any ServiceProvider
) -> String? {
  do {
    _ = try provider.require(type, name: name)
    return nil
  } catch {
    return (error as any Error as? ServiceError)?.rule ?? "\(error)"
  }
}

/// Returns what a synchronous request returns, or `nil` if it throws.
func requestIfPossible<T: Sendable>(
  _ type: T.Type, name: ServiceName? = nil, from provider: any ServiceProvider
) -> T? {
  try? provider.require(type, name: name)
}
