extension LandmarkDataSet {
  /// Buildings for art, music, books and games.
  static let culture = landmarks(
    in: .culture,
    [
      Entry(
        "sydney-opera-house", "Sydney Opera House",
        in: "Australia", at: (-33.8568, 151.2153), year: 1973,
        "All its white shells can be cut from the surface of one sphere."),
      Entry(
        "louvre", "Louvre",
        in: "France", at: (48.8606, 2.3376), year: 1793,
        "A fortress and then a palace, it became a museum during the Revolution."),
      Entry(
        "centre-pompidou", "Centre Pompidou",
        in: "France", at: (48.8606, 2.3522), year: 1977,
        "Its pipes, ducts and escalators are on the outside, each in the color of its task."),
      Entry(
        "british-museum", "British Museum",
        in: "United Kingdom", at: (51.5194, -0.1270), year: 1759,
        "The Rosetta Stone, the key to Egypt's hieroglyphs, has been here since 1802."),
      Entry(
        "guggenheim-bilbao", "Guggenheim Museum Bilbao",
        in: "Spain", at: (43.2687, -2.9340), year: 1997,
        "Frank Gehry wrapped it in thin sheets of titanium."),
      Entry(
        "guggenheim-new-york", "Guggenheim Museum New York",
        in: "United States", at: (40.7830, -73.9590), year: 1959,
        "Frank Lloyd Wright hung the paintings along one long ramp that winds around a court."),
      Entry(
        "hermitage-museum", "Hermitage Museum",
        in: "Russia", at: (59.9398, 30.3146), year: 1764,
        "Catherine the Great began the collection; cats have long kept the mice from it."),
      Entry(
        "la-scala", "La Scala",
        in: "Italy", at: (45.4674, 9.1895), year: 1778,
        "Verdi's first opera and Puccini's last were first sung on this stage in Milan."),
      Entry(
        "vienna-state-opera", "Vienna State Opera",
        in: "Austria", at: (48.2030, 16.3690), year: 1869,
        "Bombed in 1945, it opened again ten years later with Beethoven's Fidelio."),
      Entry(
        "elbphilharmonie", "Elbphilharmonie",
        in: "Germany", at: (53.5413, 9.9841), year: 2017,
        "Hamburg's concert hall of glass stands on top of an old brick warehouse."),
      Entry(
        "oslo-opera-house", "Oslo Opera House",
        in: "Norway", at: (59.9075, 10.7531), year: 2008,
        "Its white roof slopes down to the fjord, and everybody may walk on it."),
      Entry(
        "teatro-colon", "Teatro Colón",
        in: "Argentina", at: (-34.6010, -58.3831), year: 1908,
        "Singers praise the sound of this opera house in Buenos Aires, and fear it."),
      Entry(
        "amazon-theatre", "Amazon Theatre",
        in: "Brazil", at: (-3.1303, -60.0234), year: 1896,
        "The rubber boom paid for an opera house with a tiled dome in the middle of the forest."),
      Entry(
        "maracana", "Maracanã",
        in: "Brazil", at: (-22.9121, -43.2302), year: 1950,
        "Close to 200,000 people saw Uruguay beat Brazil here in the last match of the 1950 cup."),
      Entry(
        "soccer-city", "Soccer City",
        in: "South Africa", at: (-26.2348, 27.9825), year: 1989,
        "Shaped like a calabash, it saw Mandela speak in 1990 and a World Cup final in 2010."),
      Entry(
        "museum-of-anthropology", "National Museum of Anthropology",
        in: "Mexico", at: (19.4260, -99.1863), year: 1964,
        "A roof on a single pillar covers half its court, and water falls around the pillar."),
      Entry(
        "bibliotheca-alexandrina", "Bibliotheca Alexandrina",
        in: "Egypt", at: (31.2089, 29.9092), year: 2002,
        "Letters of the world's scripts are carved into the granite wall of Alexandria's library."),
      Entry(
        "museum-of-islamic-art", "Museum of Islamic Art",
        in: "Qatar", at: (25.2954, 51.5391), year: 2008,
        "I. M. Pei was in his eighties when he designed it, and asked for an island of its own."),
      Entry(
        "beijing-national-stadium", "Beijing National Stadium",
        in: "China", at: (39.9929, 116.3965), year: 2008,
        "Its steel seems woven at random, and so the city calls it the Bird's Nest."),
      Entry(
        "te-papa", "Te Papa Tongarewa",
        in: "New Zealand", at: (-41.2905, 174.7821), year: 1998,
        "New Zealand's museum rests on rubber and lead, so that earthquakes pass beneath it."),
    ])
}
