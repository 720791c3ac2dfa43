import Furnish

extension LandmarkService {
  /// A service with a few landmarks of each category, which answers after half a second, as over a network.
  public static var mock: Self {
    inMemory(LandmarkDataSet.sample(ofEach: 3)).delayed(by: .milliseconds(500))
  }

  /// A service with one landmark of each category, whose store is full from the beginning.
  public static var preview: Self {
    let landmarks = LandmarkDataSet.sample(ofEach: 1)
    return inMemory(landmarks, store: LandmarkStore(loaded: landmarks))
  }
}
