import FurnishPrimitives
import Testing

@testable import Furnish
@testable import FurnishValues

/// A claim of an empty cell, after another build has claimed the cell and has stored its instance elsewhere.
struct InstanceSearchTests {
  private enum Number: PlainKey { static var value: Int { 0 } }

  private func claim(_ scope: ServiceScope, after search: InstanceSearch) throws -> ServiceInstance? {
    let slot = scope.table.slots[0]
    return try scope.build(slot, claiming: scope.cell(of: slot), from: CellWord.empty(slot), after: search)
  }

  /// Claims the cell after a new search, as requests do: builds of other tests that end in between count, too.
  private func claimAfterNewSearches(_ scope: ServiceScope) throws -> ServiceInstance? {
    for _ in 0..<10_000 {
      if let instance = try claim(scope, after: InstanceSearch(scope.table.slots[0])) { return instance }
    }
    return nil
  }

  @Test func `a claim is withdrawn if an instance was stored with an override since the search`() throws {
    let scope = try validatedProvider {
      $0.register(Instance.self) { Instance("\(ServiceValues.current[Number.self])") }
    }
    let slot = scope.table.slots[0]
    let search = InstanceSearch(slot)
    withServices {
      $0[Number.self] = 1
    } operation: {
      _ = scope.resolveRequired(Instance.self)
    }
    #expect(try claim(scope, after: search) == nil)
    #expect(furnish_word_load(scope.cell(of: slot).word) == CellWord.empty(slot))
    #expect(try claimAfterNewSearches(scope) != nil)
  }

  @Test func `a claim is withdrawn if an instance that may expire was stored since the search`() throws {
    let scope = try validatedProvider { $0.register(Instance.self, lifetime: .weak) { Instance() } }
    let slot = scope.table.slots[0]
    let search = InstanceSearch(slot)
    _ = scope.resolveRequired(Instance.self)
    #expect(try claim(scope, after: search) == nil)
    #expect(try claimAfterNewSearches(scope) != nil)
  }
}
