import Counter
import FileClient
import FurnishReducers
import PrimeTimeApp
import PrimeTimeConsole
import Testing

@MainActor @Suite struct ConsoleTests {
  /// Runs the console with lines of input, and returns the text that it shows after each line.
  private func screens(_ lines: String..., files: MemoryFiles = MemoryFiles()) async -> [String] {
    var rest = lines
    var shown: [String] = []
    let console = Console(
      environment: AppEnvironment(
        first: .sieve, second: CounterEnvironment(nthPrime: { _ in .sync { nil } }),
        files: .inMemory(files)),
      prompt: "",
      read: { rest.isEmpty ? nil : rest.removeFirst() },
      write: { if !$0.isEmpty { shown.append($0) } })
    await console.run()
    return Array(shown.dropFirst())
  }

  @Test func `the counters are shown`() async {
    let shown = await screens("+", "+", "+ 2", "nth", "nth 2")
    #expect(
      shown.last == """
        counter 1  2  the 2nd prime is 3
        counter 2  1  no answer for the 1st prime
        favorites  none

        """)
  }

  @Test func `the screen shows whether a number is prime`() async {
    let shown = await screens("+", "prime", "+", "prime")
    #expect(shown[1].hasPrefix("counter 1  1  1 is not prime\n"))
    #expect(shown[3].hasPrefix("counter 1  2  2 is prime\n"))
  }

  @Test func `favorites are stored`() async {
    let files = MemoryFiles()
    _ = await screens("add 7", "add 11", "save", files: files)
    let shown = await screens("load", files: files)
    #expect(
      shown.last == """
        counter 1  0
        counter 2  0
        favorites  7, 11
        activity   added 7, 11 (1 in all)

        """)
  }

  @Test func `a number that is not prime is no favorite`() async {
    #expect(await screens("add 8") == ["8 is not prime.\n"])
  }

  @Test func `the error of a failed load is shown`() async {
    let shown = await screens("load")
    #expect(shown.last?.contains("favorites  none\n           There are no saved favorites yet.") == true)
  }

  @Test func `the previous number is shown after undo`() async {
    let shown = await screens("+", "undo")
    #expect(shown.last?.hasPrefix("counter 1  0\n") == true)
  }

  @Test func `a line that is no command is explained`() async {
    #expect(await screens("fly") == ["\"fly\" is no command. Type help for what there is.\n"])
  }

  @Test func `quit ends the loop`() async {
    #expect(await screens("quit", "+").isEmpty)
  }
}
