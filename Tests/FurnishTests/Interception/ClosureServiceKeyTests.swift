import Furnish
import Testing

@Suite struct ClosureServiceKeyTests {
  @Test func `a service is its own key`() {
    var service = Workshop<String>()
    service.check = { _ in 99 }
    let checked = withServices {
      $0[Workshop<String>.self] = service
    } operation: {
      try? ServiceValues.current[Workshop<String>.self].check(1)
    }
    #expect(checked == 99)
  }

  @Test func `the default of a test is read without a report`() {
    let reports = reports { _ = ServiceValues.current[Workshop<Bool>.self] }
    #expect(reports == [])
  }

  @Test func `overriding one endpoint does not change the others`() {
    withServices {
      $0[Workshop<String>.self].count = { _, _ in "none" }
    } operation: {
      let service = ServiceValues.current[Workshop<String>.self]
      #expect(service.count("saw", 1) == "none")
      #expect(service.sum(1, 2) == 3)
    }
  }
}
