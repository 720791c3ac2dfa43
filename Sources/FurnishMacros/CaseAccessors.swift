/// Gives an enum a property for each of its cases: for reducers, which take actions and states apart along key paths.
///
/// ```swift
/// @CaseAccessors
/// enum AppAction {
///   case counter(CounterAction)
///   case moved(x: Int, y: Int)
///   case reset
/// }
///
/// action.counter              // CounterAction?: nil where it is another case
/// action.moved?.x
/// action.is(\.reset)
/// action.counter = .increment // it is this case from here on
/// AppAction.allCaseNames      // ["counter", "moved", "reset"]
/// counter.pullback(state: \.counter, action: \.counter, environment: { $0.counter })
/// ```
///
/// The property of a case with one value is that value; the property of several values is a tuple, with their labels;
/// that of none is `Void`. Setting `nil` changes nothing. Members that you have written yourself stay.
@attached(member, names: arbitrary)
public macro CaseAccessors() = #externalMacro(module: "FurnishMacrosPlugin", type: "CaseAccessorsMacro")
