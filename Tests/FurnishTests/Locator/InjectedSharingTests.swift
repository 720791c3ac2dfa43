import Furnish
import Testing

/// Instances that several merged chains share: each lives in one layer, and neither reads nor retains the rest of the
/// chain through which it was first requested.
@Suite(.onEveryRoot)
struct InjectedSharingTests {
  private enum OfCreator: PlainKey { static var value: Int { 1 } }
  private enum OfReader: PlainKey { static var value: Int { 2 } }
  private enum Resource: PlainKey { static var value: Instance { Instance("default") } }

  /// An instance that depends on the reader's override, and stores the values that it was created under.
  private final class ReadersOwn: Sendable {
    let reader = ServiceValues.current[OfReader.self]
    let values = ServiceValues.current
  }

  private final class CreatorsOwn: Sendable {
    let creator = ServiceValues.current[OfCreator.self]
    let values = ServiceValues.current
  }

  private enum ReadersKey: PlainKey { static var value: ReadersOwn { ReadersOwn() } }
  private enum CreatorsKey: PlainKey { static var value: CreatorsOwn { CreatorsOwn() } }

  private final class Owner: Sendable {
    let readers = Injected(ReadersKey.self)
    let creators = Injected(CreatorsKey.self)
  }

  private func createUnderCreator() -> Owner {
    withServices {
      $0[OfCreator.self] = 10
      $0[Resource.self] = Instance("creator's")
    } operation: {
      Owner()
    }
  }

  private func withReader<Success>(_ operation: () throws -> Success) rethrows -> Success {
    try withServices {
      $0[OfReader.self] = 20
    } operation: {
      try operation()
    }
  }

  @Test func `a default that the reader reads first is shared with the object`() {
    let owner = createUnderCreator()
    withReader {
      let own = ServiceValues.current[ReadersKey.self]
      #expect(owner.readers.wrappedValue === own)
    }
  }

  @Test func `a default that is read through the object first is shared with the reader`() {
    let owner = createUnderCreator()
    withReader {
      let instance = owner.readers.wrappedValue
      #expect(ServiceValues.current[ReadersKey.self] === instance)
    }
  }

  @Test func `the reader's instance does not read the creator's overrides`() {
    let owner = createUnderCreator()
    withReader {
      _ = owner.readers.wrappedValue
      #expect(ServiceValues.current[ReadersKey.self].values[OfCreator.self] == 1)
    }
  }

  @Test func `the creator's instance does not read the reader's overrides`() {
    let owner = createUnderCreator()
    let readNumber = withReader { owner.creators.wrappedValue.values[OfReader.self] }
    #expect(readNumber == 2)
    #expect(owner.creators.wrappedValue.values[OfReader.self] == 2)
  }

  @Test func `the reader's instance does not retain the creator's values`() {
    var owner: Owner? = createUnderCreator()
    let resource = Weak(
      withServices(from: owner!) {
        ServiceValues.current[Resource.self]
      })
    withReader {
      _ = owner!.readers.wrappedValue
      #expect(!resource.isReleased)
      owner = nil
      _ = ServiceValues.current[ReadersKey.self]
      #expect(resource.isReleased)
    }
  }

  @Test func `values that are read through each other's objects are released`() {
    #expect(readCrosswise(readers: ReadersKey.self, creators: CreatorsKey.self).filter { !$0.isReleased }.isEmpty)
  }

  @Test func `values are released although instances depend on both`() {
    enum ReadersBoth: PlainKey {
      static var value: [any Sendable] { [ServiceValues.current[OfCreator.self], ReadersOwn()] }
    }
    enum CreatorsBoth: PlainKey {
      static var value: [any Sendable] { [ServiceValues.current[OfReader.self], CreatorsOwn()] }
    }
    #expect(readCrosswise(readers: ReadersBoth.self, creators: CreatorsBoth.self).filter { !$0.isReleased }.isEmpty)
  }

  /// Reads one key under the reader through an object of the creator, and the other key under the creator through an
  /// object of the reader, and returns references to the resources of both.
  private func readCrosswise(
    readers: (some ServiceKey).Type, creators: (some ServiceKey).Type
  ) -> [Weak<Instance>] {
    var creator = ServiceValues.current
    creator[OfCreator.self] = 10
    creator[Resource.self] = Instance("creator's")
    var reader = ServiceValues.current
    reader[OfReader.self] = 20
    reader[Resource.self] = Instance("reader's")
    let ofCreator = under(creator) { Injected(readers) }
    let ofReader = under(reader) { Injected(creators) }
    under(reader) { _ = ofCreator.wrappedValue }
    under(creator) { _ = ofReader.wrappedValue }
    return [Weak(creator[Resource.self]), Weak(reader[Resource.self])]
  }

  private func under<Success>(_ values: ServiceValues, _ operation: () -> Success) -> Success {
    withServices {
      $0 = values
    } operation: {
      operation()
    }
  }
}
