import Furnish

/// Runs `operation` under an override of one key.
func with<Key: ServiceKey, Success>(
  _ key: Key.Type, _ value: Key.Value, _ operation: () throws -> Success
) rethrows -> Success {
  try withServices {
    $0[key] = value
  } operation: {
    try operation()
  }
}
