/// The colors and the lines of drawings, in light and in dark.
enum DrawingStyle {
  /// The colors as variables, for light and dark by the preference of the system.
  static let colors = """
    :root{--ground:#f5f6f8;--surface:#fff;--edge:#dfe3e8;--ink:#1b2430;--faint:#5d6978;--line:#8b97a5;--accent:#2f6fde;
    --singleton:#2f6fde;--singleton-tint:#eef4fe;--scoped:#0c8a75;--scoped-tint:#e6f6f2;--transient:#b1720f;
    --transient-tint:#fdf4e1;--weak:#8553c4;--weak-tint:#f4eefb;--custom:#5b6776;--custom-tint:#eff1f4;
    --error:#cf2f3f;--error-tint:#fdecee;--warning:#b26a00;--note:#6b7787}
    @media (prefers-color-scheme:dark){:root{--ground:#0e1217;--surface:#161c24;--edge:#28313c;--ink:#e7ecf2;
    --faint:#97a3b2;--line:#66738a;--accent:#78aaff;--singleton:#78aaff;--singleton-tint:#182439;--scoped:#4ccbb2;
    --scoped-tint:#122b29;--transient:#e8b85a;--transient-tint:#2d2513;--weak:#bd98ef;--weak-tint:#261e37;
    --custom:#9aa6b5;--custom-tint:#20262e;--error:#ff6b78;--error-tint:#36171c;--warning:#f0a63c;--note:#8b97a6}}

    """

  static let fonts = "ui-sans-serif,system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,sans-serif"

  /// The classes of the elements that a difference marks.
  static let marks = """
    .box.added .card{fill:#e3f6e8;stroke:#1a7f37;stroke-width:2.4}
    .box.removed .card{fill:#fdecee;stroke:#cf2f3f;stroke-width:2.4;stroke-dasharray:6 4}
    .box.changed .card{fill:#fdf4e1;stroke:#b1720f;stroke-width:2.4}
    .box.removed .name{text-decoration:line-through}
    .box.added text,.box.removed text,.box.changed text{fill:#1b2430}
    .line.added{stroke:#1a7f37;stroke-width:2}
    .line.removed{stroke:#cf2f3f;stroke-width:2;stroke-dasharray:6 4}
    .line.changed{stroke:#b1720f;stroke-width:2}

    """

  /// The classes of the elements that ``DrawingMarkup`` writes.
  static let shapes = """
    .group{fill:var(--surface);stroke:var(--edge)}
    .heading{font:600 13px \(fonts);fill:var(--faint);paint-order:stroke;stroke:var(--surface);stroke-width:5px}
    .line{fill:none;stroke:var(--line);stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}
    .line.all{stroke-width:2.2}
    .line.optional{stroke-dasharray:5 4}
    .line.deferred{stroke-dasharray:1.5 4}
    .line.faulty{stroke:var(--error);stroke-width:2}
    .box .card{fill:var(--tint);stroke:var(--tone);stroke-width:1.2}
    .box .bar{stroke:var(--tone);stroke-width:4;stroke-linecap:round;transform:translateX(2px)}
    .box .name{font:600 13px \(fonts);fill:var(--ink)}
    .box .detail{font:400 11px \(fonts);fill:var(--faint)}
    .box .mark{fill:var(--note);stroke:var(--surface);stroke-width:2}
    .box.warning .mark{fill:var(--warning)}
    .box.error .mark{fill:var(--error)}
    .box.error .card{stroke:var(--error);stroke-width:2.4}
    .box.missing .card{stroke-dasharray:6 4}
    .singleton{--tone:var(--singleton);--tint:var(--singleton-tint)}
    .scoped{--tone:var(--scoped);--tint:var(--scoped-tint)}
    .transient{--tone:var(--transient);--tint:var(--transient-tint)}
    .weak{--tone:var(--weak);--tint:var(--weak-tint)}
    .custom{--tone:var(--custom);--tint:var(--custom-tint)}
    .missing{--tone:var(--error);--tint:var(--error-tint)}

    """
}
