extension LandmarkDataSet {
  /// Ways across rivers, gorges and straits.
  static let bridges = landmarks(
    in: .bridges,
    [
      Entry(
        "golden-gate-bridge", "Golden Gate Bridge",
        in: "United States", at: (37.8199, -122.4783), year: 1937,
        "Its color is called international orange and was chosen to be seen in the fog."),
      Entry(
        "brooklyn-bridge", "Brooklyn Bridge",
        in: "United States", at: (40.7061, -73.9969), year: 1883,
        "When illness kept her husband indoors, Emily Roebling carried his orders to the site."),
      Entry(
        "tower-bridge", "Tower Bridge",
        in: "United Kingdom", at: (51.5055, -0.0754), year: 1894,
        "Its road opens for tall ships some 800 times a year."),
      Entry(
        "forth-bridge", "Forth Bridge",
        in: "United Kingdom", at: (56.0004, -3.3886), year: 1890,
        "Scots say that a task without an end is like painting this railway bridge."),
      Entry(
        "sydney-harbour-bridge", "Sydney Harbour Bridge",
        in: "Australia", at: (-33.8523, 151.2108), year: 1932,
        "Sydney calls its steel arch the Coathanger, and visitors may climb it."),
      Entry(
        "charles-bridge", "Charles Bridge",
        in: "Czechia", at: (50.0865, 14.4114), year: 1402,
        "Thirty statues of saints look down on those who cross the Vltava."),
      Entry(
        "rialto-bridge", "Rialto Bridge",
        in: "Italy", at: (45.4380, 12.3359), year: 1591,
        "One stone arch carries two rows of shops across the Grand Canal of Venice."),
      Entry(
        "ponte-vecchio", "Ponte Vecchio",
        in: "Italy", at: (43.7680, 11.2531), year: 1345,
        "It is the one old bridge of Florence that was not blown up in 1944."),
      Entry(
        "stari-most", "Stari Most",
        in: "Bosnia and Herzegovina", at: (43.3373, 17.8150), year: 1566,
        "Shelled in 1993 and rebuilt by 2004, it is where Mostar's young people dive for honour."),
      Entry(
        "millau-viaduct", "Millau Viaduct",
        in: "France", at: (44.0775, 3.0228), year: 2004,
        "The top of its highest mast stands 343 meters above the ground."),
      Entry(
        "pont-du-gard", "Pont du Gard",
        in: "France", at: (43.9475, 4.5350), year: 50,
        "Three tiers of arches carried the water of Nîmes across a river; it is 49 meters high."),
      Entry(
        "puente-nuevo", "Puente Nuevo",
        in: "Spain", at: (36.7408, -5.1659), year: 1793,
        "It joins the halves of Ronda, 98 meters above the bottom of the gorge."),
      Entry(
        "akashi-kaikyo-bridge", "Akashi Kaikyō Bridge",
        in: "Japan", at: (34.6162, 135.0216), year: 1998,
        "An earthquake in 1995 moved its unfinished towers almost a meter further apart."),
      Entry(
        "anji-bridge", "Anji Bridge",
        in: "China", at: (37.7210, 114.7630), year: 605,
        "Small arches let the floods through its shoulders; the bridge has stood since the Sui."),
      Entry(
        "golden-bridge", "Golden Bridge",
        in: "Vietnam", at: (15.9950, 107.9965), year: 2018,
        "Two giant hands seem to hold up this footbridge in the hills above Da Nang."),
      Entry(
        "si-o-se-pol", "Si-o-se-pol",
        in: "Iran", at: (32.6446, 51.6675), year: 1602,
        "The name of this bridge in Isfahan says what it has: thirty-three arches."),
      Entry(
        "victoria-falls-bridge", "Victoria Falls Bridge",
        in: "Zambia", at: (-17.9284, 25.8569), year: 1905,
        "Trains to Zimbabwe cross it within reach of the spray of the falls."),
      Entry(
        "rio-niteroi-bridge", "Rio–Niterói Bridge",
        in: "Brazil", at: (-22.8711, -43.1527), year: 1974,
        "It runs for 13 kilometers across Guanabara Bay."),
      Entry(
        "confederation-bridge", "Confederation Bridge",
        in: "Canada", at: (46.2147, -63.7502), year: 1997,
        "Cones around its piers break the sea ice between Prince Edward Island and the mainland."),
      Entry(
        "oresund-bridge", "Øresund Bridge",
        in: "Sweden", at: (55.5717, 12.8243), year: 2000,
        "Halfway to Denmark its road and railway land on an island and dive into a tunnel."),
    ])
}
