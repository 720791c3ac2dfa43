extension FunctionFacts {
  /// Matches each argument with a parameter, or returns nil if the arguments do not fit this function.
  ///
  /// Parameters with a default may be left out, and each trailing closure takes the next parameter that fits.
  func parameters(for arguments: [CallArgument]) -> [Int]? {
    var matched: [Int] = []
    var next = 0
    for (position, argument) in arguments.enumerated() {
      let following = arguments.indices.contains(position + 1) ? arguments[position + 1].label : nil
      while true {
        // The second and later arguments of a variadic parameter have no label.
        if let last = matched.last, parameters[last].isVariadic, argument.label == nil, !argument.isTrailingClosure {
          matched.append(last)
          break
        }
        guard next < parameters.count else { return nil }
        let parameter = parameters[next]
        let fits =
          argument.isTrailingClosure && argument.label == nil
          ? receivesTrailingClosure(next, before: following) : parameter.label == argument.label
        next += 1
        if fits {
          matched.append(next - 1)
          break
        }
        guard parameter.canBeOmitted else { return nil }
      }
    }
    return parameters[next...].allSatisfy(\.canBeOmitted) ? matched : nil
  }

  /// Returns whether an unlabeled trailing closure is the argument of a parameter.
  ///
  /// As in Swift, a parameter that can be left out is skipped if a later one cannot be.
  ///
  /// A parameter `handler: Handler` may receive the closure, since `Handler` may be an alias of a function type. But if
  /// the parameter has a default and a parameter of a function type follows, the closure is for the latter:
  /// `(handler: Handler = .none, body: () -> Void)`.
  ///
  /// - Parameter label: The label of the next trailing closure, whose parameter ends the search.
  private func receivesTrailingClosure(_ index: Int, before label: String?) -> Bool {
    let parameter = parameters[index]
    let rest = parameters[index...].prefix { label == nil || $0.label != label }
    switch parameter.spelling {
    case .value: return false
    case .function: return !parameter.canBeOmitted || rest.allSatisfy(\.canBeOmitted)
    case .name: return rest.first { $0.spelling == .function || !$0.canBeOmitted }?.spelling != .function
    }
  }
}

extension ParameterFacts {
  fileprivate var canBeOmitted: Bool { hasDefault || isVariadic }

  fileprivate enum Spelling {
    case function
    /// A name that may be an alias.
    case name
    case value
  }

  /// The form in which the source writes the type.
  fileprivate var spelling: Spelling {
    var type = type
    if case .optional(let wrapped) = type { type = wrapped }
    return switch type {
    case .function: .function
    // An alias may name a function type; `Bool` does not.
    case .named(let path): path.last.map { KnownTypes.fullName($0.name) == $0.name } ?? true ? .name : .value
    case .other: .name
    default: .value
    }
  }
}
