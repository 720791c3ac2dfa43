extension LandmarkDataSet {
  /// The residences and fortresses of rulers.
  static let castles = landmarks(
    in: .castles,
    [
      Entry(
        "neuschwanstein", "Neuschwanstein Castle",
        in: "Germany", at: (47.5576, 10.7498), year: 1886,
        "It let in paying visitors seven weeks after the death of the king who wanted no guests."),
      Entry(
        "palace-of-versailles", "Palace of Versailles",
        in: "France", at: (48.8049, 2.1204), year: 1682,
        "In its most famous hall 357 mirrors face the windows of the garden."),
      Entry(
        "chateau-de-chambord", "Château de Chambord",
        in: "France", at: (47.6161, 1.5170), year: 1547,
        "Two staircases wind around each other in its middle and never meet."),
      Entry(
        "alhambra", "Alhambra",
        in: "Spain", at: (37.1761, -3.5881), year: 1238,
        "The walls of its Nasrid palaces speak: poems are carved into the plaster."),
      Entry(
        "forbidden-city", "Forbidden City",
        in: "China", at: (39.9163, 116.3972), year: 1420,
        "Twenty-four emperors ruled China from here until 1912."),
      Entry(
        "potala-palace", "Potala Palace",
        in: "China", at: (29.6578, 91.1170), year: 1694,
        "This palace of a thousand rooms above Lhasa was the winter home of the Dalai Lamas."),
      Entry(
        "great-wall-at-badaling", "Great Wall at Badaling",
        in: "China", at: (40.3599, 116.0200), year: 1505,
        "This stretch of the Ming wall, north of Beijing, was the first that tourists could visit."),
      Entry(
        "prague-castle", "Prague Castle",
        in: "Czechia", at: (50.0910, 14.4016), year: 880,
        "Princes, kings, emperors and presidents have ruled from it for more than 1,100 years."),
      Entry(
        "edinburgh-castle", "Edinburgh Castle",
        in: "United Kingdom", at: (55.9486, -3.1999), year: 1130,
        "It sits on the plug of a dead volcano; its oldest building is a small chapel."),
      Entry(
        "malbork-castle", "Malbork Castle",
        in: "Poland", at: (54.0397, 19.0281), year: 1406,
        "The Teutonic Knights built it of brick, and by area no castle is larger."),
      Entry(
        "moscow-kremlin", "Moscow Kremlin",
        in: "Russia", at: (55.7520, 37.6175), year: 1495,
        "Builders from Italy raised its red walls, which are more than two kilometers long."),
      Entry(
        "topkapi-palace", "Topkapı Palace",
        in: "Türkiye", at: (41.0115, 28.9834), year: 1478,
        "Ottoman sultans lived here for almost four hundred years."),
      Entry(
        "himeji-castle", "Himeji Castle",
        in: "Japan", at: (34.8394, 134.6939), year: 1609,
        "White plaster and wide eaves earned it the name of the White Heron."),
      Entry(
        "gyeongbokgung", "Gyeongbokgung Palace",
        in: "South Korea", at: (37.5796, 126.9770), year: 1395,
        "Burned in 1592, the first palace of the Joseon kings lay in ruins until the 1860s."),
      Entry(
        "amber-fort", "Amber Fort",
        in: "India", at: (26.9855, 75.8513), year: 1592,
        "A single flame is enough to make the mirrors of its Sheesh Mahal glitter."),
      Entry(
        "red-fort", "Red Fort",
        in: "India", at: (28.6562, 77.2410), year: 1648,
        "India's prime minister speaks from its walls every Independence Day."),
      Entry(
        "elmina-castle", "Elmina Castle",
        in: "Ghana", at: (5.0826, -1.3481), year: 1482,
        "Built by the Portuguese, it later held people in chains before the Atlantic crossing."),
      Entry(
        "fasil-ghebbi", "Fasil Ghebbi",
        in: "Ethiopia", at: (12.6080, 37.4695), year: 1636,
        "Emperor Fasilides built the first of the castles that stand within this wall at Gondar."),
      Entry(
        "citadelle-laferriere", "Citadelle Laferrière",
        in: "Haiti", at: (19.5736, -72.2442), year: 1820,
        "Haiti, newly free, put it on a mountain top in case the French came back."),
      Entry(
        "iolani-palace", "ʻIolani Palace",
        in: "United States", at: (21.3067, -157.8588), year: 1882,
        "The home of Hawaii's last king and queen had electric light before the White House."),
    ])
}
