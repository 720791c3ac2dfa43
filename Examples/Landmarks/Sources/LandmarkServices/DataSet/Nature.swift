extension LandmarkDataSet {
  /// Natural places. The year is the one in which they were first protected.
  static let nature = landmarks(
    in: .nature,
    [
      Entry(
        "yellowstone", "Yellowstone National Park",
        in: "United States", at: (44.4280, -110.5885), year: 1872,
        "About half of all the geysers on Earth are in the first national park."),
      Entry(
        "grand-canyon", "Grand Canyon National Park",
        in: "United States", at: (36.0544, -112.1401), year: 1919,
        "The rocks at the bottom of the Colorado's gorge are almost two thousand million years old."),
      Entry(
        "banff", "Banff National Park",
        in: "Canada", at: (51.4968, -115.9281), year: 1885,
        "Three railway workers came upon its hot springs, and Canada had its first park."),
      Entry(
        "tongariro", "Tongariro National Park",
        in: "New Zealand", at: (-39.2000, 175.5833), year: 1887,
        "A Māori chief gave these volcanoes to the nation, so that nobody could divide them."),
      Entry(
        "uluru", "Uluru",
        in: "Australia", at: (-25.3444, 131.0369), year: 1950,
        "The Anangu, to whom the red rock is sacred, got it back in 1985; nobody climbs it now."),
      Entry(
        "great-barrier-reef", "Great Barrier Reef",
        in: "Australia", at: (-18.2871, 147.6992), year: 1975,
        "Almost three thousand reefs stretch for 2,300 kilometers along the coast of Queensland."),
      Entry(
        "kruger-national-park", "Kruger National Park",
        in: "South Africa", at: (-23.9884, 31.5547), year: 1926,
        "Lion, leopard, elephant, rhinoceros and buffalo all live in this park, nearly as large as Wales."),
      Entry(
        "table-mountain", "Table Mountain",
        in: "South Africa", at: (-33.9628, 18.4098), year: 1998,
        "When a cloud lies on its flat top, Cape Town says that the tablecloth is laid."),
      Entry(
        "serengeti", "Serengeti National Park",
        in: "Tanzania", at: (-2.3333, 34.8333), year: 1951,
        "More than a million wildebeest follow the rain through it every year."),
      Entry(
        "kilimanjaro", "Kilimanjaro",
        in: "Tanzania", at: (-3.0674, 37.3556), year: 1973,
        "Africa's highest mountain, 5,895 meters, rises alone and carries ice near the equator."),
      Entry(
        "victoria-falls", "Victoria Falls",
        in: "Zambia", at: (-17.9243, 25.8572), year: 1972,
        "Its name in Lozi, Mosi-oa-Tunya, means the smoke that thunders."),
      Entry(
        "galapagos", "Galápagos Islands",
        in: "Ecuador", at: (-0.6667, -90.5500), year: 1959,
        "Darwin spent five weeks among their tortoises and finches, and thought for twenty years."),
      Entry(
        "iguazu-falls", "Iguazú Falls",
        in: "Argentina", at: (-25.6953, -54.4367), year: 1934,
        "Some 275 falls make up a curve almost three kilometers long."),
      Entry(
        "torres-del-paine", "Torres del Paine",
        in: "Chile", at: (-51.0000, -73.0000), year: 1959,
        "Three towers of granite stand above the steppe and the glaciers of Patagonia."),
      Entry(
        "plitvice-lakes", "Plitvice Lakes",
        in: "Croatia", at: (44.8804, 15.6162), year: 1949,
        "Sixteen lakes spill into one another over dams that moss and limestone keep building."),
      Entry(
        "thingvellir", "Þingvellir",
        in: "Iceland", at: (64.2559, -21.1295), year: 1930,
        "Iceland's parliament first met in 930 in this rift between two continents."),
      Entry(
        "giants-causeway", "Giant's Causeway",
        in: "United Kingdom", at: (55.2408, -6.5116), year: 1986,
        "Lava cooled into about 40,000 columns, most of them with six sides."),
      Entry(
        "mount-fuji", "Mount Fuji",
        in: "Japan", at: (35.3606, 138.7274), year: 1936,
        "Japan's highest mountain, 3,776 meters, last erupted in 1707."),
      Entry(
        "mount-everest", "Mount Everest",
        in: "Nepal", at: (27.9881, 86.9250), year: 1976,
        "The highest point on Earth is called Sagarmatha in Nepal and Chomolungma in Tibet."),
      Entry(
        "jiuzhaigou", "Jiuzhaigou",
        in: "China", at: (33.2600, 103.9180), year: 1978,
        "Nine villages gave the valley its name; its lakes are so clear that sunken trees show."),
      Entry(
        "ha-long-bay", "Hạ Long Bay",
        in: "Vietnam", at: (20.9101, 107.1839), year: 1994,
        "Its name means descending dragon, who is said to have left the limestone islands."),
      Entry(
        "komodo", "Komodo National Park",
        in: "Indonesia", at: (-8.5500, 119.4500), year: 1980,
        "The largest lizard alive, up to three meters long, hunts on a few islands here."),
    ])
}
