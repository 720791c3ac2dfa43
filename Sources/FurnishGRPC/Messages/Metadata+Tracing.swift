#if GRPC
  import GRPCCore
  #if Tracing
    import Tracing
  #endif

  /// The trace that a call belongs to, in the format of the tracing instrument of the program. Without the trait
  /// `Tracing`, calls carry no trace.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension Metadata {
    mutating func addTraceContext() {
      #if Tracing
        guard let context = ServiceContext.current else { return }
        InstrumentationSystem.instrument.inject(context, into: &self, using: MetadataPropagator())
      #endif
    }

    func withTraceContext<Success: Sendable>(_ body: () async throws -> Success) async rethrows -> Success {
      #if Tracing
        var context = ServiceContext.current ?? .topLevel
        InstrumentationSystem.instrument.extract(self, into: &context, using: MetadataPropagator())
        return try await ServiceContext.$current.withValue(context) { try await body() }
      #else
        return try await body()
      #endif
    }
  }

  #if Tracing
    @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
    private struct MetadataPropagator: Injector, Extractor {
      func inject(_ value: String, forKey key: String, into metadata: inout Metadata) {
        // A trace that headers cannot carry must not fail the call.
        guard Metadata.isValid(key: key), Metadata.isValid(value: value) else { return }
        metadata.replaceOrAddString(value, forKey: key)
      }

      func extract(key: String, from metadata: Metadata) -> String? {
        metadata[stringValues: key].first { _ in true }
      }
    }
  #endif
#endif
