extension LandmarkDataSet {
  /// Buildings for prayer, of many faiths.
  static let sacred = landmarks(
    in: .sacred,
    [
      Entry(
        "notre-dame-de-paris", "Notre-Dame de Paris",
        in: "France", at: (48.8530, 2.3499), year: 1345,
        "Its roof and spire burned in 2019; it opened again in December 2024."),
      Entry(
        "sagrada-familia", "Sagrada Família",
        in: "Spain", at: (41.4036, 2.1744), year: 1882,
        "Gaudí worked on it for 43 years, and the building has gone on without him since 1926."),
      Entry(
        "cologne-cathedral", "Cologne Cathedral",
        in: "Germany", at: (50.9413, 6.9583), year: 1880,
        "Begun in 1248, it was finished 632 years later, and to the old plans."),
      Entry(
        "hallgrimskirkja", "Hallgrímskirkja",
        in: "Iceland", at: (64.1417, -21.9266), year: 1986,
        "Its front rises in steps like the columns of basalt on Iceland's coast."),
      Entry(
        "st-peters-basilica", "St Peter's Basilica",
        in: "Vatican City", at: (41.9022, 12.4533), year: 1626,
        "Michelangelo was past seventy when he took on the dome, and did not live to see it."),
      Entry(
        "saint-basils-cathedral", "Saint Basil's Cathedral",
        in: "Russia", at: (55.7525, 37.6231), year: 1561,
        "Below its domes, no two of them alike, are nine small churches instead of one large."),
      Entry(
        "hagia-sophia", "Hagia Sophia",
        in: "Türkiye", at: (41.0086, 28.9802), year: 537,
        "For almost a thousand years no cathedral was larger; it was built in less than six."),
      Entry(
        "sultan-ahmed-mosque", "Sultan Ahmed Mosque",
        in: "Türkiye", at: (41.0054, 28.9768), year: 1617,
        "More than 20,000 tiles from İznik gave it its other name, the Blue Mosque."),
      Entry(
        "hassan-ii-mosque", "Hassan II Mosque",
        in: "Morocco", at: (33.6085, -7.6327), year: 1993,
        "Part of it stands above the Atlantic, and its minaret rises about 200 meters."),
      Entry(
        "great-mosque-of-djenne", "Great Mosque of Djenné",
        in: "Mali", at: (13.9052, -4.5550), year: 1907,
        "Once a year the whole town comes together to plaster its walls with fresh mud."),
      Entry(
        "church-of-saint-george-lalibela", "Church of Saint George, Lalibela",
        in: "Ethiopia", at: (12.0316, 39.0411), year: 1200,
        "Its builders cut it downwards out of the rock, in the shape of a cross."),
      Entry(
        "basilica-of-our-lady-of-peace", "Basilica of Our Lady of Peace",
        in: "Côte d'Ivoire", at: (6.8112, -5.2969), year: 1989,
        "Larger in area than St Peter's, it stands in Yamoussoukro, its founder's home town."),
      Entry(
        "sheikh-zayed-grand-mosque", "Sheikh Zayed Grand Mosque",
        in: "United Arab Emirates", at: (24.4128, 54.4750), year: 2007,
        "About 1,200 women in Iran knotted the carpet of its prayer hall."),
      Entry(
        "golden-temple", "Golden Temple",
        in: "India", at: (31.6200, 74.8765), year: 1604,
        "Its kitchen gives a free meal to everybody who comes, tens of thousands each day."),
      Entry(
        "lotus-temple", "Lotus Temple",
        in: "India", at: (28.5535, 77.2588), year: 1986,
        "Twenty-seven petals clad in marble form this house of worship of the Bahá'í."),
      Entry(
        "tigers-nest", "Paro Taktsang",
        in: "Bhutan", at: (27.4919, 89.3633), year: 1692,
        "The Tiger's Nest clings to a cliff some 900 meters above the valley of Paro."),
      Entry(
        "angkor-wat", "Angkor Wat",
        in: "Cambodia", at: (13.4125, 103.8670), year: 1150,
        "Its five towers are on the flag of Cambodia."),
      Entry(
        "borobudur", "Borobudur",
        in: "Indonesia", at: (-7.6079, 110.2038), year: 825,
        "Near its top sit 72 Buddhas, each in a bell of stone that one can look through."),
      Entry(
        "temple-of-heaven", "Temple of Heaven",
        in: "China", at: (39.8822, 116.4066), year: 1420,
        "Emperors prayed here for good harvests, in a round hall joined without nails."),
      Entry(
        "fushimi-inari-taisha", "Fushimi Inari Taisha",
        in: "Japan", at: (34.9671, 135.7727), year: 711,
        "Thousands of red gates, each a gift, line the paths up its mountain."),
      Entry(
        "senso-ji", "Sensō-ji",
        in: "Japan", at: (35.7148, 139.7967), year: 645,
        "Tokyo's oldest temple keeps a statue that two brothers are said to have fished up."),
      Entry(
        "las-lajas-sanctuary", "Las Lajas Sanctuary",
        in: "Colombia", at: (0.8053, -77.5858), year: 1949,
        "This church stands on a bridge in the gorge of the Guáitara."),
      Entry(
        "cathedral-of-brasilia", "Cathedral of Brasília",
        in: "Brazil", at: (-15.7983, -47.8756), year: 1970,
        "Oscar Niemeyer let sixteen curved columns reach up like hands; the doors are below ground."),
      Entry(
        "cardboard-cathedral", "Cardboard Cathedral",
        in: "New Zealand", at: (-43.5319, 172.6422), year: 2013,
        "After the earthquake of 2011 Shigeru Ban gave Christchurch a church of paper tubes."),
    ])
}
