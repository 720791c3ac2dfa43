extension LandmarkDataSet {
  /// Works that move water, ships, trains and knowledge.
  static let engineering = landmarks(
    in: .engineering,
    [
      Entry(
        "panama-canal", "Panama Canal",
        in: "Panama", at: (9.0800, -79.6800), year: 1914,
        "Locks lift ships 26 meters to a lake and let them down again to the other ocean."),
      Entry(
        "suez-canal", "Suez Canal",
        in: "Egypt", at: (30.5852, 32.2654), year: 1869,
        "It needs no locks: the Mediterranean and the Red Sea are nearly level."),
      Entry(
        "grand-canal", "Grand Canal",
        in: "China", at: (30.3200, 120.1400), year: 609,
        "The longest canal that people have dug links Beijing with Hangzhou."),
      Entry(
        "dujiangyan", "Dujiangyan",
        in: "China", at: (31.0017, 103.6053), year: -256,
        "It divides a river without a dam and still waters the plain of Chengdu."),
      Entry(
        "three-gorges-dam", "Three Gorges Dam",
        in: "China", at: (30.8231, 111.0037), year: 2006,
        "No power station can make more electricity than the turbines of this dam."),
      Entry(
        "hoover-dam", "Hoover Dam",
        in: "United States", at: (36.0161, -114.7377), year: 1936,
        "Cold water ran through pipes in its concrete, which would else have cooled for a century."),
      Entry(
        "cape-hatteras-lighthouse", "Cape Hatteras Lighthouse",
        in: "United States", at: (35.2505, -75.5288), year: 1870,
        "The sea came so close that in 1999 the tower was rolled almost 900 meters inland."),
      Entry(
        "aswan-high-dam", "Aswan High Dam",
        in: "Egypt", at: (23.9707, 32.8777), year: 1970,
        "It ended the yearly flood of the Nile and made one of the largest lakes of its kind."),
      Entry(
        "kariba-dam", "Kariba Dam",
        in: "Zambia", at: (-16.5222, 28.7614), year: 1959,
        "No reservoir holds more water than the lake behind its curved wall on the Zambezi."),
      Entry(
        "itaipu-dam", "Itaipu Dam",
        in: "Brazil", at: (-25.4078, -54.5889), year: 1984,
        "Brazil and Paraguay share its power half and half."),
      Entry(
        "tower-of-hercules", "Tower of Hercules",
        in: "Spain", at: (43.3860, -8.4065), year: 110,
        "Rome built this lighthouse, and it still warns ships off the coast of Galicia."),
      Entry(
        "windmills-of-kinderdijk", "Windmills of Kinderdijk",
        in: "Netherlands", at: (51.8828, 4.6404), year: 1740,
        "Nineteen windmills kept this low land dry, and people still live in most of them."),
      Entry(
        "oosterscheldekering", "Oosterscheldekering",
        in: "Netherlands", at: (51.6330, 3.7000), year: 1986,
        "Its gates stay open to the tide and close when a storm threatens the land behind."),
      Entry(
        "falkirk-wheel", "Falkirk Wheel",
        in: "United Kingdom", at: (56.0003, -3.8417), year: 2002,
        "It lifts boats 24 meters and, being balanced, needs hardly any power to turn."),
      Entry(
        "channel-tunnel", "Channel Tunnel",
        in: "France", at: (50.9228, 1.7806), year: 1994,
        "Trains run below the sea for 38 kilometers on their way to England."),
      Entry(
        "gotthard-base-tunnel", "Gotthard Base Tunnel",
        in: "Switzerland", at: (46.8369, 8.6475), year: 2016,
        "It takes trains through the Alps for 57 kilometers, longer than any railway tunnel before."),
      Entry(
        "darjeeling-himalayan-railway", "Darjeeling Himalayan Railway",
        in: "India", at: (27.0380, 88.2627), year: 1881,
        "Loops and zigzags take its small steam engines up two thousand meters."),
      Entry(
        "jantar-mantar", "Jantar Mantar",
        in: "India", at: (26.9248, 75.8246), year: 1734,
        "The shadow of its great sundial in Jaipur moves about a millimetre each second."),
      Entry(
        "gagarins-start", "Gagarin's Start",
        in: "Kazakhstan", at: (45.9203, 63.3422), year: 1957,
        "Sputnik and the first human in space both left the Earth from this launch pad."),
      Entry(
        "alma-observatory", "ALMA Observatory",
        in: "Chile", at: (-23.0235, -67.7538), year: 2013,
        "Sixty-six antennas look for cold light from a desert plateau 5,000 meters up."),
      Entry(
        "south-pole-station", "Amundsen–Scott South Pole Station",
        in: "Antarctica", at: (-90, 0), year: 1957,
        "The ice below carries it along, about ten meters a year; the sun rises here once a year."),
    ])
}
