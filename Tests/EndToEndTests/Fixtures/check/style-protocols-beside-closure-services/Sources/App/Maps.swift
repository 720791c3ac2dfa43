import Furnish

protocol Client: Sendable {}
protocol Tiles: Sendable {}

@ClosureService(store: .none)
struct Maps: Sendable {
  var draw: @Sendable () -> Void
}
struct LiveMaps {
  let client: any Client
  let spare: (any Client)?
}
func tile(_ tiles: any Tiles) {}
