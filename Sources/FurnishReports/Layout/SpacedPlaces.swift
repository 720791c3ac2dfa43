/// Places on a line in a given order, with a minimum distance, as near as possible to the desired ones.
struct SpacedPlaces {
  let places: [Double]

  /// Moves the places as little as possible, by the sum of squares. Places that would be too near each other become a
  /// pool, which moves as one (the pool adjacent violators algorithm).
  ///
  /// - Parameters:
  ///   - ideal: The desired place of each, in order.
  ///   - distance: The least distance from one to the next.
  ///   - bounds: The bounds of all places. If they leave too little space, the last places exceed the upper bound.
  /// - Complexity: Linear.
  init(_ ideal: [Double], distance: Double, in bounds: ClosedRange<Double>) {
    var pools: [(sum: Double, count: Int)] = []
    for (index, place) in ideal.enumerated() {
      // Once the space before each place is subtracted, places may be equal, and only have to be in order.
      pools.append((place - Double(index) * distance, 1))
      while pools.count > 1, Self.mean(pools[pools.count - 2]) >= Self.mean(pools[pools.count - 1]) {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].count += last.count
      }
    }
    let highest = max(bounds.lowerBound, bounds.upperBound - Double(ideal.count - 1) * distance)
    var places: [Double] = []
    for pool in pools {
      let place = min(max(Self.mean(pool), bounds.lowerBound), highest)
      for _ in 0..<pool.count { places.append(place + Double(places.count) * distance) }
    }
    self.places = places
  }

  private static func mean(_ pool: (sum: Double, count: Int)) -> Double { pool.sum / Double(pool.count) }
}
