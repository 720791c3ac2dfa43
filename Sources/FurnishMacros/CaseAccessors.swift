/// Adds a property for each case of an enum, so that reducers can address parts of actions and states by key paths.
///
/// ```swift
/// @CaseAccessors
/// enum AppAction {
///   case counter(CounterAction)
///   case moved(x: Int, y: Int)
///   case reset
/// }
///
/// action.counter              // CounterAction?, which is nil for another case
/// action.moved?.x
/// action.is(\.reset)
/// action.counter = .increment // changes the action to this case
/// AppAction.allCaseNames      // ["counter", "moved", "reset"]
/// counter.pullback(state: \.counter, action: \.counter, environment: { $0.counter })
/// ```
///
/// For a case with one associated value, the property is that value; with several, a tuple with their labels; with
/// none, `Void`. Setting `nil` changes nothing. The macro does not write members that you have written yourself.
///
/// If you write an operator that a protocol requires, such as `==`, state the conformance in an extension:
/// `extension AppAction: Equatable {}`. If the declaration of the enum states it, the compiler does not use the
/// operator.
@attached(member, names: arbitrary)
public macro CaseAccessors() = #externalMacro(module: "FurnishMacrosPlugin", type: "CaseAccessorsMacro")
