extension LandmarkDataSet {
  /// Places that were old when the Middle Ages ended.
  static let ancientSites = landmarks(
    in: .ancient,
    [
      Entry(
        "great-pyramid-of-giza", "Great Pyramid of Giza",
        in: "Egypt", at: (29.9792, 31.1342), year: -2560,
        "The tomb of Khufu was the tallest thing that people had built for more than 3,800 years."),
      Entry(
        "stonehenge", "Stonehenge",
        in: "United Kingdom", at: (51.1789, -1.8262), year: -2500,
        "Its stones stand in line with sunrise at midsummer and with sunset at midwinter."),
      Entry(
        "petra", "Petra",
        in: "Jordan", at: (30.3285, 35.4444), year: -312,
        "The Nabataeans cut the fronts of their capital straight into cliffs of red sandstone."),
      Entry(
        "machu-picchu", "Machu Picchu",
        in: "Peru", at: (-13.1631, -72.5450), year: 1450,
        "The Inca built it on a ridge 2,430 meters up and left it about a century later."),
      Entry(
        "chichen-itza", "Chichén Itzá",
        in: "Mexico", at: (20.6843, -88.5678), year: 900,
        "At the equinoxes a shadow like a snake glides down the stairs of its great pyramid."),
      Entry(
        "parthenon", "Parthenon",
        in: "Greece", at: (37.9715, 23.7267), year: -432,
        "Its columns lean inwards and swell a little, so that from below they look straight."),
      Entry(
        "colosseum", "Colosseum",
        in: "Italy", at: (41.8902, 12.4922), year: 80,
        "Eighty arches at street level let some 50,000 spectators in and out."),
      Entry(
        "terracotta-army", "Terracotta Army",
        in: "China", at: (34.3841, 109.2785), year: -210,
        "Farmers digging a well in 1974 found the clay soldiers that guard China's first emperor."),
      Entry(
        "gobekli-tepe", "Göbekli Tepe",
        in: "Türkiye", at: (37.2231, 38.9225), year: -9500,
        "People who lived by hunting raised its carved pillars before anyone nearby farmed."),
      Entry(
        "pyramid-of-the-sun", "Pyramid of the Sun",
        in: "Mexico", at: (19.6925, -98.8438), year: 200,
        "What its builders called the city around it is forgotten; the Aztecs named it Teotihuacán."),
      Entry(
        "newgrange", "Newgrange",
        in: "Ireland", at: (53.6947, -6.4755), year: -3200,
        "Around the winter solstice the rising sun lights its chamber for about 17 minutes."),
      Entry(
        "ahu-tongariki", "Ahu Tongariki",
        in: "Chile", at: (-27.1258, -109.2769), year: 1250,
        "Fifteen stone giants of Easter Island stand here in a row, raised again in the 1990s."),
      Entry(
        "great-zimbabwe", "Great Zimbabwe",
        in: "Zimbabwe", at: (-20.2675, 30.9333), year: 1100,
        "Its granite walls, up to 11 meters high, were laid without any mortar."),
      Entry(
        "persepolis", "Persepolis",
        in: "Iran", at: (29.9355, 52.8916), year: -518,
        "Darius founded this Persian capital; the army of Alexander burned it in 330 BC."),
      Entry(
        "ggantija", "Ġgantija",
        in: "Malta", at: (36.0473, 14.2690), year: -3600,
        "The stones of this temple on Gozo are so large that people took it for giants' work."),
      Entry(
        "mohenjo-daro", "Mohenjo-daro",
        in: "Pakistan", at: (27.3292, 68.1389), year: -2500,
        "Many of its brick houses had bathrooms that emptied into covered drains."),
      Entry(
        "abu-simbel", "Abu Simbel",
        in: "Egypt", at: (22.3372, 31.6258), year: -1244,
        "Both temples were sawn into blocks and moved uphill when Lake Nasser rose in the 1960s."),
      Entry(
        "pyramids-of-meroe", "Pyramids of Meroë",
        in: "Sudan", at: (16.9381, 33.7486), year: -270,
        "The rulers of Kush were buried under these pyramids, narrower and steeper than Egypt's."),
      Entry(
        "monks-mound", "Monks Mound",
        in: "United States", at: (38.6606, -90.0620), year: 1100,
        "The people of Cahokia carried its earth in baskets to a height of about 30 meters."),
      Entry(
        "nazca-lines", "Nazca Lines",
        in: "Peru", at: (-14.7390, -75.1300), year: -500,
        "A spider, a monkey and hundreds of lines in the desert are best seen from the air."),
    ])
}
