/// The style of a page, except for the drawing in it.
enum PageStyle {
  /// The style of the drawing, and of the elements that are highlighted in it.
  static let canvas = """
    *{box-sizing:border-box}
    html,body{height:100%;margin:0}
    body{display:flex;background:var(--ground);color:var(--ink);font:14px/1.45 \(DrawingStyle.fonts);overflow:hidden}
    main{position:relative;flex:1;min-width:0}
    #graph{display:block;width:100%;height:100%;cursor:grab;touch-action:none;user-select:none}
    #graph.dragged{cursor:grabbing}
    .box{cursor:pointer}
    .box:focus{outline:none}
    .box:focus-visible .card{stroke:var(--ink);stroke-width:3}
    .box:hover .card{stroke-width:2.4}
    .heading{cursor:pointer}
    .heading:hover{fill:var(--ink)}
    #graph.many .line:not(.faulty){opacity:.5}
    #graph.crowd .line:not(.faulty){opacity:.22}
    #graph.far .name,#graph.far .detail,#graph.far .bar{display:none}
    #graph.far .card{fill:var(--tone);fill-opacity:.7;stroke:none}
    #graph.far .box.error .card{fill:var(--error);fill-opacity:1}
    #graph.far .box.missing .card{stroke:var(--error)}
    #graph.far .heading{font-weight:700;fill:var(--ink)}
    #graph.focused .box:not(.lit){opacity:.22}
    #graph.focused .line:not(.lit){opacity:.05}
    #graph.focused .line.lit{opacity:1;stroke-width:2.2}
    #graph.focused .line.needs{stroke:var(--accent)}
    #graph.focused .line.needed{stroke:var(--scoped)}
    #graph.focused .line.faulty.lit{stroke:var(--error)}
    #graph.focused .box.lit .card{stroke-width:2}
    .box.selected .card{stroke-width:3.4!important;filter:drop-shadow(0 2px 6px rgb(0 0 0/.25))}
    .tools{position:absolute;left:16px;bottom:16px;display:flex;gap:6px}
    .tools button{width:36px;height:36px;border:1px solid var(--edge);border-radius:10px;background:var(--surface);
    color:var(--ink);font-size:17px;cursor:pointer;box-shadow:0 1px 3px rgb(0 0 0/.08)}
    .tools button:hover{border-color:var(--accent);color:var(--accent)}

    """

  /// The style of the panel beside the drawing.
  static let panel = """
    aside{width:352px;display:flex;flex-direction:column;border-left:1px solid var(--edge);background:var(--surface)}
    aside header{padding:18px 20px 14px;border-bottom:1px solid var(--edge)}
    h1{margin:0;font-size:18px;line-height:1.25;overflow-wrap:anywhere}
    header p{margin:4px 0 12px;color:var(--faint);font-size:12.5px}
    #search{width:100%;padding:8px 12px;border:1px solid var(--edge);border-radius:10px;background:var(--ground);
    color:inherit;font:inherit}
    #search:focus{outline:2px solid var(--accent);outline-offset:-1px}
    #panel{flex:1;overflow-y:auto;padding:6px 20px 28px;outline:none;overflow-wrap:anywhere}
    #panel h2{margin:14px 0 2px;font-size:17px;line-height:1.3}
    #panel h3{margin:20px 0 6px;font-size:11.5px;letter-spacing:.05em;text-transform:uppercase;color:var(--faint)}
    #panel ul{list-style:none;margin:0;padding:0}
    #panel p{margin:2px 0}
    .full{color:var(--faint);font:12px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .row{display:flex;align-items:center;gap:9px;width:100%;margin:0 -8px;padding:5px 8px;border:0;border-radius:8px;
    background:none;color:inherit;font:inherit;text-align:left;cursor:pointer;box-sizing:content-box}
    .row:hover,.row.active{background:var(--ground)}
    .row:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
    .row .words{flex:1;min-width:0}
    .row .aside{color:var(--faint);font-size:12px;font-variant-numeric:tabular-nums}
    .dot{flex:none;width:10px;height:10px;border-radius:50%;background:var(--tone)}
    .chips{display:flex;flex-wrap:wrap;gap:6px;margin:10px 0 4px}
    .chip{padding:3px 10px;border:1px solid var(--tone,var(--edge));border-radius:99px;
    background:var(--tint,transparent);color:inherit;font:inherit;font-size:12.5px}
    button.chip{cursor:pointer}
    .chip.active{background:var(--tone);color:var(--surface)}
    .finding{margin:8px 0;padding:9px 12px;border:0;border-left:4px solid var(--severity);border-radius:8px;
    background:var(--ground);font-size:13px;width:100%;display:block;text-align:left;color:inherit;font-family:inherit}
    button.finding{cursor:pointer}
    .finding.error{--severity:var(--error);background:var(--error-tint)}
    .finding.warning{--severity:var(--warning)}
    .finding.note{--severity:var(--note)}
    .finding b{display:block;line-height:1.35}
    .finding span{display:block;margin-top:4px;color:var(--faint);font-size:12px}
    .finding code,.full{overflow-wrap:anywhere}
    .back{margin:10px 0 0;padding:0;border:0;background:none;color:var(--accent);font:inherit;font-size:13px;
    cursor:pointer}
    @media (max-width:760px){body{flex-direction:column}aside{width:auto;height:46%;border-left:0;
    border-top:1px solid var(--edge)}}

    """
}
