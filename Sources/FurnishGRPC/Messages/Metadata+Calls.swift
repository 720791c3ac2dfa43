#if GRPC
  import FurnishRemote
  import GRPCCore

  /// The metadata that this module adds to calls.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension Metadata {
    /// The key of the signature of the endpoint that the caller was built with. The value is binary, because
    /// identifiers may have any letters.
    private static var signatureKey: String { "furnish-signature-bin" }

    /// The key that announces how a reply carries an error of the endpoint's own type: as its only message (`typed`),
    /// or as a marked message at the end of a stream (`marked`). See ``MarkedMessage``.
    private static var failureKey: String { "furnish-failure" }

    /// The key that announces that the caller's stream ends with a message that marks the end: see ``MarkedMessage``.
    private static var endKey: String { "furnish-stream-end" }

    private static var timeoutKey: String { "grpc-timeout" }

    /// Adds the properties of a call that the server requires.
    mutating func add(_ request: RemoteRequest) {
      if let signature = request.signature { replaceOrAddBinary(Array(signature.utf8), forKey: Self.signatureKey) }
      if let limit = request.timeLimit { replaceOrAddString(limit.inHeader, forKey: Self.timeoutKey) }
      if request.messages != nil { replaceOrAddString("marked", forKey: Self.endKey) }
    }

    /// The signature that the caller was built with.
    var signature: String? {
      self[binaryValues: Self.signatureKey].first { _ in true }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A Boolean value that indicates whether the server limits the time of the call.
    var hasTimeout: Bool { self[stringValues: Self.timeoutKey].contains { _ in true } }

    /// Replaces a timeout that would stop the program. A negative timeout, on which grpc-swift 2.4.3 traps, becomes
    /// zero. A timeout of more than a century, which clocks cannot count, becomes a century. A malformed timeout is
    /// left: gRPC ignores it.
    mutating func makeTimeoutCountable() {
      guard let timeout = self[stringValues: Self.timeoutKey].first(where: { _ in true }),
        (2...8).contains(timeout.count), let unit = timeout.last, "HMSmun".contains(unit),
        let amount = Int64(timeout.dropLast())
      else { return }
      if amount < 0 {
        replaceOrAddString("0n", forKey: Self.timeoutKey)
      } else if unit == "H", amount > Duration.hoursOfCentury {
        replaceOrAddString("\(Duration.hoursOfCentury)H", forKey: Self.timeoutKey)
      }
    }

    /// A Boolean value that indicates whether the caller's stream ends with a message that marks the end.
    var marksEnd: Bool { self[stringValues: Self.endKey].contains("marked") }

    /// The metadata of a reply whose only message is an error.
    static var typedFailure: Metadata { [failureKey: "typed"] }

    /// A Boolean value that indicates whether the only message of this reply is an error.
    var hasTypedFailure: Bool { self[stringValues: Self.failureKey].contains("typed") }

    /// The metadata of a stream that may end with a message that is an error.
    static var markedFailure: Metadata { [failureKey: "marked"] }

    /// A Boolean value that indicates whether this reply is a stream that may end with a message that is an error.
    var marksFailure: Bool { self[stringValues: Self.failureKey].contains("marked") }
  }

  extension Duration {
    /// The hours of a century, which clocks can count: they count nanoseconds in 64 bits.
    fileprivate static var hoursOfCentury: Int64 { 876_000 }

    /// The duration as gRPC writes it: digits and a unit. It is rounded up, because a server that ends the call before
    /// its limit would seem to cancel it.
    ///
    /// grpc-swift 2.4.3 ignores a timeout of more than seven digits.
    fileprivate var inHeader: String {
      let (seconds, attoseconds) = components
      guard seconds >= 0, attoseconds >= 0 else { return "0n" }
      if seconds < 9_999 {
        let attosecondsOfMillisecond: Int64 = 1_000_000_000_000_000
        let milliseconds = (attoseconds + attosecondsOfMillisecond - 1) / attosecondsOfMillisecond
        return "\(max(seconds * 1_000 + milliseconds, 1))m"
      }
      if seconds < 9_999_999 { return "\(attoseconds > 0 ? seconds + 1 : seconds)S" }
      return "\(min(seconds / 3_600 + 1, Self.hoursOfCentury))H"
    }
  }
#endif
