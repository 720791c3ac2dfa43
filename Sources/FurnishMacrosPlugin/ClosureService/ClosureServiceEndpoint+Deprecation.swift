import FurnishSyntax
import SwiftSyntax

// Generated code has to name deprecated endpoints, without a warning in the author's program.
//
// A declaration that is deprecated itself may name one, but the compiler warns where such a declaration is used, unless
// it is an accessor `_read` or `_modify`. So generated code uses private members with these accessors. None of them
// yields a function, because the compiler (6.3) crashes on `_read` of a function with a large argument or result.

extension ClosureServiceEndpoint {
  /// The name by which generated code reads and sets the endpoint.
  var accessName: String { isDeprecated ? quietName : name }

  /// The expression of the key path of the endpoint.
  var keyPath: String { isDeprecated ? "Self.\(quietName)" : "\\Self.\(name)" }

  /// The properties that name the endpoint without a warning; empty if it is not deprecated.
  var quietProperties: [String] {
    guard isDeprecated else { return [] }
    return [
      """
      nonisolated private var \(quietName): \(type.written) {
        get {
          var copy = self
          return { $0 }(&copy.\(quietName))
        }
        set { { $0 = newValue }(&self.\(quietName)) }
        @available(*, deprecated) _modify { yield &self.\(name) }
      }
      """,
      """
      nonisolated private static var \(quietName): Swift.PartialKeyPath<Self> {
        @available(*, deprecated) _read { yield \\Self.\(name) }
      }
      """,
    ]
  }

  private var quietName: String { Identifier.spelled("_deprecated_\(plainName)") }

  /// Whether an attribute deprecates the endpoint, on any system.
  var isDeprecated: Bool {
    property.declaration.attributes.allAttributes.contains { attribute in
      attribute.lastName == "available"
        && attribute.arguments?.tokens(viewMode: .sourceAccurate).contains { $0.text == "deprecated" } ?? false
    }
  }
}

extension ClosureServiceModel {
  /// The body of `init` in a service with deprecated endpoints, which calls the private initializer.
  ///
  /// The program never reaches the last call. With it, the initializer is a delegating one, which may assign to `self`
  /// although constants of the struct have values.
  var quietInitialization: String {
    let values = initializerParameters.map { Identifier.spelled($0.name.plainText) }
    let arguments = zip(initializerParameters, values).map { "\(Identifier.label($0.name.plainText)): \($1)" }
    return """
        var _service: Self?
        Self._initialization.run(&_service, \(values.joined(separator: ", ")))
        if let _service { self = _service } else { self.init(\(arguments.joined(separator: ", "))) }
      """
  }

  /// Writes a private initializer with the assignments of `init`, and the members that call it without a warning.
  ///
  /// - Parameters:
  ///   - list: The parameters of `init`, with their labels.
  ///   - types: The types of the parameters.
  ///   - assignments: The statements of the initializer.
  func quietInitializers(_ list: [String], _ types: [String], _ assignments: [String]) -> [String] {
    let passed = initializerParameters.enumerated().map { index, property in
      "\(Identifier.label(property.name.plainText)): $\(index + 1)"
    }
    return [
      """
      @available(*, deprecated) nonisolated private init(
        _deprecated: Swift.Void,
      \(list.joined(separator: ",\n"))
      ) {
      \(assignments.joined(separator: "\n"))
      }
      """,
      """
      nonisolated private struct _Initialization {
        let run: (inout \(declaration.name.text)?, \(types.joined(separator: ", "))) -> Swift.Void
      }
      """,
      """
      nonisolated private static var _initialization: _Initialization {
        @available(*, deprecated) _read {
          yield _Initialization { $0 = Self(_deprecated: (), \(passed.joined(separator: ", "))) }
        }
      }
      """,
    ]
  }
}
