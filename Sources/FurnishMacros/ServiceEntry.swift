import Furnish

/// Writes the key of a property of ``/Furnish/ServiceValues``, and the accessors that read and set it.
///
/// ```swift
/// extension ServiceValues {
///   @ServiceEntry(test: 0) var retries = 3
/// }
///
/// ServiceValues.current.retries
/// try withServices { $0.retries = 5 } operation: { try download() }
/// ```
///
/// The value at the declaration is the live one. It is created once for each layer of values, not once for the process.
/// An optional property needs no value. Without `test:`, a test that reads the entry fails, since it would use the live
/// value; without `preview:`, previews use the live value.
@attached(accessor)
@attached(peer, names: prefixed(_entry_))
public macro ServiceEntry() = #externalMacro(module: "FurnishMacrosPlugin", type: "ServiceEntryMacro")

/// Writes the key and the accessors of a property of ``/Furnish/ServiceValues``, with a value for tests.
///
/// - Parameter test: The value in tests, written in full: `HTTPClient.mock`, not `.mock`.
@attached(accessor)
@attached(peer, names: prefixed(_entry_))
public macro ServiceEntry<Test>(test: @autoclosure () -> Test) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "ServiceEntryMacro")

/// Writes the key and the accessors of a property of ``/Furnish/ServiceValues``, with a value for previews.
///
/// - Parameter preview: The value in previews, written in full: `HTTPClient.mock`, not `.mock`.
@attached(accessor)
@attached(peer, names: prefixed(_entry_))
public macro ServiceEntry<Preview>(preview: @autoclosure () -> Preview) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "ServiceEntryMacro")

/// Writes the key and the accessors of a property of ``/Furnish/ServiceValues``, with values for previews and for
/// tests.
///
/// - Parameters:
///   - preview: The value in previews, written in full: `HTTPClient.mock`, not `.mock`.
///   - test: The value in tests, written in full as well.
@attached(accessor)
@attached(peer, names: prefixed(_entry_))
public macro ServiceEntry<Preview, Test>(preview: @autoclosure () -> Preview, test: @autoclosure () -> Test) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "ServiceEntryMacro")
