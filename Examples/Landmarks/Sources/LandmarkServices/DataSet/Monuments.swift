extension LandmarkDataSet {
  /// Monuments that were built as memorials or to impress.
  static let monuments = landmarks(
    in: .monuments,
    [
      Entry(
        "statue-of-liberty", "Statue of Liberty",
        in: "United States", at: (40.6892, -74.0445), year: 1886,
        "Her copper skin is about as thick as two coins and hangs on a frame by Gustave Eiffel."),
      Entry(
        "lincoln-memorial", "Lincoln Memorial",
        in: "United States", at: (38.8893, -77.0502), year: 1922,
        "Its 36 columns stand for the states of the Union when Lincoln died."),
      Entry(
        "mount-rushmore", "Mount Rushmore",
        in: "United States", at: (43.8791, -103.4591), year: 1941,
        "Each of the four presidents' faces is about 18 meters high."),
      Entry(
        "gateway-arch", "Gateway Arch",
        in: "United States", at: (38.6247, -90.1848), year: 1965,
        "It is exactly as wide as it is high: 192 meters."),
      Entry(
        "taj-mahal", "Taj Mahal",
        in: "India", at: (27.1751, 78.0421), year: 1653,
        "Shah Jahan built this tomb of white marble for his wife Mumtaz Mahal, and lies beside her."),
      Entry(
        "gateway-of-india", "Gateway of India",
        in: "India", at: (18.9220, 72.8347), year: 1924,
        "Put up to welcome a king, it is where the last British troops marched out in 1948."),
      Entry(
        "statue-of-unity", "Statue of Unity",
        in: "India", at: (21.8380, 73.7191), year: 2018,
        "The tallest statue on Earth, 182 meters, shows the statesman Vallabhbhai Patel."),
      Entry(
        "christ-the-redeemer", "Christ the Redeemer",
        in: "Brazil", at: (-22.9519, -43.2105), year: 1931,
        "Small triangles of soapstone cover the statue that opens its arms above Rio."),
      Entry(
        "brandenburg-gate", "Brandenburg Gate",
        in: "Germany", at: (52.5163, 13.3777), year: 1791,
        "For 28 years the Wall kept everybody from walking through it."),
      Entry(
        "arc-de-triomphe", "Arc de Triomphe",
        in: "France", at: (48.8738, 2.2950), year: 1836,
        "Twelve avenues meet around it, and a flame for an unknown soldier burns beneath."),
      Entry(
        "trevi-fountain", "Trevi Fountain",
        in: "Italy", at: (41.9009, 12.4833), year: 1762,
        "Those who throw a coin into it will return to Rome, people say; the coins go to charity."),
      Entry(
        "atomium", "Atomium",
        in: "Belgium", at: (50.8949, 4.3415), year: 1958,
        "Nine steel balls make a crystal of iron, enlarged 165 thousand million times."),
      Entry(
        "little-mermaid", "Little Mermaid",
        in: "Denmark", at: (55.6929, 12.5993), year: 1913,
        "Copenhagen's bronze girl from Andersen's tale has twice lost her head to vandals."),
      Entry(
        "padrao-dos-descobrimentos", "Padrão dos Descobrimentos",
        in: "Portugal", at: (38.6936, -9.2057), year: 1960,
        "Prince Henry leads a crowd of Portuguese seafarers to the bow of a ship of stone."),
      Entry(
        "motherland-calls", "The Motherland Calls",
        in: "Russia", at: (48.7423, 44.5371), year: 1967,
        "A woman with a raised sword, 85 meters to its tip, recalls the battle of Stalingrad."),
      Entry(
        "hiroshima-peace-memorial", "Hiroshima Peace Memorial",
        in: "Japan", at: (34.3955, 132.4536), year: 1915,
        "Built as an exhibition hall, it has been kept as the atomic bomb left it in 1945."),
      Entry(
        "merlion", "Merlion",
        in: "Singapore", at: (1.2868, 103.8545), year: 1972,
        "Half lion and half fish, it spouts water into Marina Bay."),
      Entry(
        "african-renaissance-monument", "African Renaissance Monument",
        in: "Senegal", at: (14.7222, -17.4950), year: 2010,
        "A family of bronze, 49 meters high, looks out over the Atlantic from a hill in Dakar."),
      Entry(
        "angel-of-independence", "Angel of Independence",
        in: "Mexico", at: (19.4270, -99.1677), year: 1910,
        "The ground of the city has since sunk so far that steps had to be added to its base."),
      Entry(
        "obelisco-de-buenos-aires", "Obelisco de Buenos Aires",
        in: "Argentina", at: (-34.6037, -58.3816), year: 1936,
        "It went up in about a month, for the 400th birthday of the city."),
      Entry(
        "mitad-del-mundo", "Mitad del Mundo",
        in: "Ecuador", at: (-0.0022, -78.4558), year: 1982,
        "Satellites place the equator some 240 meters away from the line painted here."),
      Entry(
        "shrine-of-remembrance", "Shrine of Remembrance",
        in: "Australia", at: (-37.8305, 144.9734), year: 1934,
        "At eleven on the eleventh of November a ray of light crosses its stone of remembrance."),
      Entry(
        "waitangi-treaty-house", "Waitangi Treaty House",
        in: "New Zealand", at: (-35.2672, 174.0805), year: 1834,
        "In 1840 Māori chiefs and the British Crown first signed their treaty on its lawn."),
      Entry(
        "discovery-hut", "Discovery Hut",
        in: "Antarctica", at: (-77.8475, 166.6417), year: 1902,
        "Scott's first expedition left it behind; food of those years still lies on its shelves."),
    ])
}
