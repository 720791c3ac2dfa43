#if DEBUG
  import Testing

  @testable import Furnish
  @testable import FurnishValues

  /// The layout of values and types that Furnish reads.
  @Suite struct RuntimeLayoutTests {
    @Test func `the layout of this process is the expected one`() {
      #expect(LayoutReadings.fromMemory.areCorrect)
      #expect(RuntimeLayout.isExpected)
    }

    @Test func `each reading that differs from the language is noticed`() {
      var wrongType = LayoutReadings.fromMemory
      wrongType.dynamicType = { type, address in
        type == (any Beacon).self ? nil : LayoutReadings.fromMemory.dynamicType(Int.self, address)
      }
      #expect(!wrongType.areCorrect)
      var noObject = LayoutReadings.fromMemory
      noObject.object = { _, _ in nil }
      #expect(!noObject.areCorrect)
      var noExistential = LayoutReadings.fromMemory
      noExistential.isExistential = { "\($0)".contains("<") ? false : LayoutReadings.fromMemory.isExistential($0) }
      #expect(!noExistential.areCorrect)
      var noProtocol = LayoutReadings.fromMemory
      noProtocol.includes = { _, _ in false }
      #expect(!noProtocol.areCorrect)
      var anyProtocol = LayoutReadings.fromMemory
      anyProtocol.includes = { _, _ in true }
      #expect(!anyProtocol.areCorrect)
      var noArguments = LayoutReadings.fromMemory
      noArguments.genericArguments = { _, _ in nil }
      #expect(!noArguments.areCorrect)
    }

    @Test func `casts find the arguments that metadata stores`() {
      let types: [any Any.Type] = [
        Int?.self, [Int].self, [String: Int].self, Lazy<Int>.self, Factory<any Beacon>.self, Named<Int, Left>.self,
        Int.self, Set<Int>.self, (any Beacon).self, Int??.self,
      ]
      for type in types {
        for form in DependencyForm.all {
          let (stored, cast) = (form.arguments(of: type), form.castArguments(of: type))
          #expect(stored?.first == cast?.first, "\(type)")
          #expect(stored?.second == cast?.second, "\(type)")
        }
      }
    }
  }

  private protocol Beacon {}

  private enum Left: ServiceNamed {
    static var name: ServiceName { "left" }
  }
#endif
