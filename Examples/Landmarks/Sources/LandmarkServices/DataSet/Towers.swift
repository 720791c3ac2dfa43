extension LandmarkDataSet {
  /// Towers that were built to be seen from afar, or for a view.
  static let towers = landmarks(
    in: .towers,
    [
      Entry(
        "eiffel-tower", "Eiffel Tower",
        in: "France", at: (48.8584, 2.2945), year: 1889,
        "Meant to stand for twenty years, it was kept because radio needed its height."),
      Entry(
        "leaning-tower-of-pisa", "Leaning Tower of Pisa",
        in: "Italy", at: (43.7230, 10.3966), year: 1372,
        "It began to sink into soft ground when only three of its storeys stood."),
      Entry(
        "elizabeth-tower", "Elizabeth Tower",
        in: "United Kingdom", at: (51.5007, -0.1246), year: 1859,
        "Big Ben is not the tower but the largest of its bells, of almost 14 tonnes."),
      Entry(
        "giralda", "Giralda",
        in: "Spain", at: (37.3863, -5.9926), year: 1198,
        "Ramps instead of stairs let the caller to prayer ride up this minaret of Seville."),
      Entry(
        "berlin-television-tower", "Berlin Television Tower",
        in: "Germany", at: (52.5208, 13.4094), year: 1969,
        "In sunlight its steel ball shows a bright cross, which its builders had not planned."),
      Entry(
        "galata-tower", "Galata Tower",
        in: "Türkiye", at: (41.0256, 28.9742), year: 1348,
        "The Genoese built it; later the watchmen of Istanbul looked from it for fires."),
      Entry(
        "burj-khalifa", "Burj Khalifa",
        in: "United Arab Emirates", at: (25.1972, 55.2744), year: 2010,
        "At 828 meters it stands higher than anything else that people have built."),
      Entry(
        "kuwait-towers", "Kuwait Towers",
        in: "Kuwait", at: (29.3896, 48.0034), year: 1979,
        "The blue-green spheres hold drinking water, and one of them a restaurant too."),
      Entry(
        "qutb-minar", "Qutb Minar",
        in: "India", at: (28.5245, 77.1855), year: 1220,
        "Bands of carved verses run around this minaret of 73 meters in Delhi."),
      Entry(
        "empire-state-building", "Empire State Building",
        in: "United States", at: (40.7484, -73.9857), year: 1931,
        "It was finished little more than a year after the first steel column was set."),
      Entry(
        "space-needle", "Space Needle",
        in: "United States", at: (47.6205, -122.3493), year: 1962,
        "Seattle built it for a world's fair, with a restaurant that turns."),
      Entry(
        "cn-tower", "CN Tower",
        in: "Canada", at: (43.6426, -79.3871), year: 1976,
        "A helicopter set the last pieces of its antenna, 553 meters above Toronto."),
      Entry(
        "torre-latinoamericana", "Torre Latinoamericana",
        in: "Mexico", at: (19.4339, -99.1406), year: 1956,
        "Built on deep piles in soft ground, it came unharmed through three great earthquakes."),
      Entry(
        "gran-torre-costanera", "Gran Torre Costanera",
        in: "Chile", at: (-33.4175, -70.6062), year: 2014,
        "The tallest building of South America is 300 meters high and stands in Santiago."),
      Entry(
        "ponte-city", "Ponte City",
        in: "South Africa", at: (-26.1905, 28.0571), year: 1975,
        "This round block of flats in Johannesburg is hollow: its kitchens get light from a shaft."),
      Entry(
        "petronas-towers", "Petronas Towers",
        in: "Malaysia", at: (3.1579, 101.7116), year: 1998,
        "A bridge links the twins at the 41st and 42nd floors and slides as they sway."),
      Entry(
        "taipei-101", "Taipei 101",
        in: "Taiwan", at: (25.0340, 121.5645), year: 2004,
        "A steel ball of 660 tonnes swings near its top and calms it in a typhoon."),
      Entry(
        "shanghai-tower", "Shanghai Tower",
        in: "China", at: (31.2355, 121.5010), year: 2015,
        "It twists as it rises, 632 meters, so that the wind finds less to push against."),
      Entry(
        "tokyo-skytree", "Tokyo Skytree",
        in: "Japan", at: (35.7101, 139.8107), year: 2012,
        "Its 634 meters can be read as mu, sa, shi: an old name of the land around Tokyo."),
      Entry(
        "sky-tower", "Sky Tower",
        in: "New Zealand", at: (-36.8485, 174.7622), year: 1997,
        "One may jump from it on a wire, 192 meters down to a street in Auckland."),
    ])
}
