import Furnish
import FurnishFoundation

func search() {
  ServiceValues.current[service: \Google.self].open("swift")
  print(ServiceValues.current.date)
  print(ServiceValues.current[LandmarkService.self])
}

func test() {
  withServices {
    // One endpoint, and one value.
    $0[service: \Google.self].endpoints.open = { _ in { print($0) } }
    $0.httpClient = HTTPClient()
  } operation: {
    search()
  }
}
