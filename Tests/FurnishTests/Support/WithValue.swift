import Furnish

/// Runs an operation in which a key has a value.
func withValue<Key: ServiceKey, Success>(
  _ key: Key.Type, _ value: Key.Value, _ operation: () throws -> Success
) rethrows -> Success {
  try withServices {
    $0[key] = value
  } operation: {
    try operation()
  }
}
