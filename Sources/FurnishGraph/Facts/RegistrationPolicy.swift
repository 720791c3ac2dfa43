/// A policy for registering a service that is already registered.
@frozen
public enum RegistrationPolicy: Hashable, Sendable {
  /// Adds another registration. A request resolves the last registration of a service, or all of them.
  case add
  /// Keeps the earlier registrations and ignores the new one.
  case addIfMissing
  /// Replaces all earlier registrations.
  case replace
}
