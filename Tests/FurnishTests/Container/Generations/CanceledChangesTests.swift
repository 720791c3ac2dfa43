import Furnish
import Testing

/// Changes of settings during which a recipe hangs.
@Suite(.timeLimit(.minutes(60))) struct CanceledChangesTests {
  /// A service whose recipe hangs with the size 2, until its task is canceled.
  private final class Pool: Closeable, Sendable {
    let size: Int

    init(size: Setting<Size>, log: ClosingLog) async throws {
      self.size = size.number
      guard size.number == 2 else { return }
      log.note("hangs")
      do {
        try await Task.sleep(for: .seconds(3_600))
      } catch {
        log.note("canceled")
        throw error
      }
    }

    func close() async {}
  }

  /// An observer that notes the changes.
  private struct Changes: ContainerObserver {
    let log: ClosingLog

    func receive(_ event: ContainerEvent) {
      switch event.kind {
      case .changed: log.note("changed")
      case .changeRefused: log.note("refused")
      case .changeCanceled: log.note("change canceled")
      default: break
      }
    }
  }

  private func changing() async throws -> ChangingContainer {
    let changing = try await ChangingContainer { $0.register(Pool.self, eager: true, Pool.init(size:log:)) }
    changing.container.observe(with: Changes(log: changing.log))
    return changing
  }

  @Test func `closing the container cancels a change whose recipe hangs`() async throws {
    let changing = try await changing()
    let change = changing.startChange("size", to: Setting<Size>(number: 2))
    await changing.log.wait(for: "hangs")
    try await changing.container.close()
    await change.value
    #expect(changing.log.all.sorted() == ["canceled", "change canceled", "hangs"])
    await changing.setSize(3)
    #expect(changing.log.all.count == 3)
  }

  @Test func `a change cancels an outdated one whose recipe hangs`() async throws {
    let changing = try await changing()
    changing.startChange("size", to: Setting<Size>(number: 2), isOutdated: { true })
    await changing.setSize(3)
    #expect(changing.root.makeScope().resolveRequired(Pool.self).size == 3)
    #expect(changing.log.all.filter { $0.hasPrefix("change") } == ["change canceled", "changed"])
    try await changing.container.close()
  }

  @Test func `a change waits for one that is not outdated`() async throws {
    let changing = try await changing()
    changing.startChange("color", to: Setting<Color>(number: 2))
    await changing.setSize(3)
    let scope = changing.root.makeScope()
    #expect(scope.resolveRequired(Setting<Color>.self).number == 2)
    #expect(scope.resolveRequired(Pool.self).size == 3)
    #expect(changing.log.all == ["changed", "changed"])
    try await changing.container.close()
  }
}
