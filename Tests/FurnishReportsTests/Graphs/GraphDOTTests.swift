import FurnishReports
import Testing

@Suite struct GraphDOTTests {
  @Test func `modules are clusters and lines have their style`() {
    #expect(
      GraphReport(SampleGraphs.tiny, title: "Tiny").dot() == #"""
        digraph furnish {
          label="Tiny";
          labelloc=t;
          node [shape=box, style="rounded,filled", fontname="Helvetica"];
          subgraph cluster_0 {
            label="App";
            s0 [label="Page\ntransient", tooltip="App.Page", fillcolor="#fdf4e1"];
            s1 [label="any Log\nsingleton", tooltip="any App.Log", fillcolor="#eef4fe"];
            s4 [label="Host\nwindow", tooltip="App.Host", fillcolor="#eff1f4"];
            s5 [label="Guest\nscoped", tooltip="App.Guest", fillcolor="#e6f6f2"];
            s6 [label="Gone\nnot registered", tooltip="App.Gone", fillcolor="#fdecee", \#
        style="rounded,filled,dashed", color="#cf2f3f", penwidth=2];
          }
          subgraph cluster_1 {
            label="Core";
            s2 [label="Clock \"wall \\\"1\\\"\"\nsingleton", tooltip="Core.Clock \"wall \\\"1\\\"\"", \#
        fillcolor="#eef4fe"];
            s3 [label="Clock\nweak", tooltip="Core.Clock", fillcolor="#f4eefb"];
          }
          s0 -> s1;
          s0 -> s6 [color="#cf2f3f"];
          s1 -> s3 [style=dotted];
          s4 -> s3 [style=bold];
          s5 -> s1 [style=dashed];
        }

        """#)
  }

  @Test func `a hostile name does not end a string`() {
    for line in GraphReport(SampleGraphs.hostile).dot().split(separator: "\n") {
      // Without its escapes and strings, a line contains none of the names.
      let plain = line.replacing("\\\\", with: "").replacing("\\\"", with: "").replacing(/"[^"]*"/, with: "")
      #expect(!plain.contains("\"") && !plain.contains("hacked") && !plain.contains("<"), "\(line)")
    }
  }
}
