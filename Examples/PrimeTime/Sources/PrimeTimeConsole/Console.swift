import Counter
import FavoritePrimes
import FurnishReducers
import PrimeArithmetic
public import PrimeTimeApp
import Undo

/// The loop of the program, which shows the state, reads a line, and sends its command.
@MainActor
public struct Console {
  private let store: Store<Undoable<AppState>, PrimeTimeAction>
  private let prompt: String
  private let read: () -> String?
  private let write: (String) -> Void

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - environment: The environment of the app.
  ///   - prompt: The text before each line of input, which is empty if the input is not typed.
  ///   - read: Returns the next line, or `nil` at the end.
  ///   - write: Writes text, which contains the ends of its lines.
  public init(
    environment: AppEnvironment, prompt: String,
    read: @escaping () -> String?, write: @escaping (String) -> Void
  ) {
    store = Store(initialState: Undoable(AppState()), reducer: primeTime, environment: environment)
    self.prompt = prompt
    self.read = read
    self.write = write
  }

  /// Runs until `quit`, or until the last line.
  public func run() async {
    show(Screen.text(store.state))
    while let line = next() {
      do {
        guard let command = try Command(line) else { continue }
        if command == .quit { return }
        await perform(command)
      } catch {
        show("\(error.words) Type help for what there is.")
      }
    }
  }

  private func next() -> String? {
    write(prompt)
    return read()
  }

  private func show(_ text: String) { write(text + "\n") }

  private func perform(_ command: Command) async {
    switch command {
    case .help, .quit: return show(Command.manual)
    case .add(let number) where !isPrime(number): return show("\(number) is not prime.")
    case .counter(let id, let action): await send(.perform(.counter(id, action)))
    case .add(let prime): await send(.perform(.favorites(.added(prime))))
    case .remove(let prime): await send(.perform(.favorites(.removed(prime))))
    case .save: await send(.perform(.favorites(.saveTapped)))
    case .load: await send(.perform(.favorites(.loadTapped)))
    case .undo: await send(.undo)
    }
    show(Screen.text(store.state))
  }

  private func send(_ action: PrimeTimeAction) async { await store.send(action).finish() }
}
