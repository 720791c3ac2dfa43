import Counter
import FavoritePrimes
import PrimeTimeApp
import Undo

/// The text that shows the state.
enum Screen {
  static func text(_ state: Undoable<AppState>) -> String {
    let app = state.present
    var lines = [counter("counter 1", app.first), counter("counter 2", app.second)]
    let primes = app.favorites.primes.map(String.init).joined(separator: ", ")
    lines.append("favorites  \(primes.isEmpty ? "none" : primes)")
    if let problem = app.favorites.problem { lines.append("           \(problem)") }
    if let entry = app.activity.last { lines.append("activity   \(entry) (\(app.activity.count) in all)") }
    return lines.joined(separator: "\n")
  }

  private static func counter(_ name: String, _ state: CounterState) -> String {
    let finding = state.isAsking ? "asking …" : state.finding.map(words) ?? ""
    return finding.isEmpty ? "\(name)  \(state.count)" : "\(name)  \(state.count)  \(finding)"
  }

  private static func words(_ finding: CounterState.Finding) -> String {
    switch finding {
    case .isPrime(let number): "\(number) is prime"
    case .isNotPrime(let number): "\(number) is not prime"
    case .nthPrime(let count, let prime): "the \(ordinal(count)) prime is \(prime)"
    case .noAnswer(let count): "no answer for the \(ordinal(count)) prime"
    }
  }

  static func ordinal(_ number: Int) -> String {
    let lastTwo = abs(number % 100)
    if (11...13).contains(lastTwo) { return "\(number)th" }
    switch lastTwo % 10 {
    case 1: return "\(number)st"
    case 2: return "\(number)nd"
    case 3: return "\(number)rd"
    default: return "\(number)th"
    }
  }
}
