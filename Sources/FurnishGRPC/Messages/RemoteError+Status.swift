#if GRPC
  import FurnishRemote
  import GRPCCore

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension RPCError {
    /// Creates the status of a failed call. It has the code and the message, and neither the cause nor any metadata.
    init(_ error: RemoteError) {
      self.init(code: Code(error.code), message: error.message.limited(to: 4_096))
    }
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension RemoteFailure {
    /// Creates the failure of a call from an error of gRPC, without its cause, which may be of any type.
    init(_ error: RPCError, payload: [UInt8]? = nil) {
      self.init(RemoteError(RemoteError.Code(error.code), error.message), payload: payload)
    }

    /// Creates the failure of a call from an error that a client threw.
    init(thrown error: any Error, _ wording: RemoteError.Wording) {
      switch error {
      case let failure as RemoteFailure: self = failure
      case let error as RPCError: self.init(error)
      case let error as any RPCErrorConvertible: self.init(RPCError(error))
      case let error as RuntimeError: self.init(RemoteError(.unavailable, error.message))
      default: self.init(arrived: error, wording)
      }
    }
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension RPCError.Code {
    init(_ code: RemoteError.Code) {
      self =
        switch code {
        case .cancelled: .cancelled
        case .unknown: .unknown
        case .invalidArgument: .invalidArgument
        case .deadlineExceeded: .deadlineExceeded
        case .notFound: .notFound
        case .alreadyExists: .alreadyExists
        case .permissionDenied: .permissionDenied
        case .resourceExhausted: .resourceExhausted
        case .failedPrecondition: .failedPrecondition
        case .aborted: .aborted
        case .outOfRange: .outOfRange
        case .unimplemented: .unimplemented
        case .internal: .internalError
        case .unavailable: .unavailable
        case .dataLoss: .dataLoss
        case .unauthenticated: .unauthenticated
        }
    }
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension RemoteError.Code {
    init(_ code: RPCError.Code) {
      self = Self.allCases.first { RPCError.Code($0) == code } ?? .unknown
    }
  }

  extension String {
    /// Cuts the text after a number of bytes: a status is a header, and a list of headers that is too long ends the
    /// connection with all its calls.
    fileprivate func limited(to bytes: Int) -> String {
      guard utf8.count > bytes else { return self }
      var length = 0
      let end = indices.first { index in
        length += self[index].utf8.count
        return length > bytes
      }
      return self[..<(end ?? endIndex)] + "…"
    }
  }
#endif
