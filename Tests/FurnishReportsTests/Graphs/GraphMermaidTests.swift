import FurnishReports
import Testing

@Suite struct GraphMermaidTests {
  @Test func `modules are subgraphs and lines have their style`() {
    #expect(
      GraphReport(SampleGraphs.tiny, title: "Tiny").mermaid() == """
        flowchart TD
          subgraph g0["App"]
            s0["Page<br>transient"]:::transient
            s1["any Log<br>singleton"]:::singleton
            s4["Host<br>window"]:::custom
            s5["Guest<br>scoped"]:::scoped
            s6["Gone<br>not registered"]:::faulty
          end
          subgraph g1["Core"]
            s2["Clock #34;wall #92;#34;1#92;#34;#34;<br>singleton"]:::singleton
            s3["Clock<br>weak"]:::weak
          end
          s0 --> s1
          s0 --> s6
          s1 -.-> s3
          s4 ==> s3
          s5 -.-> s1
          linkStyle 1 stroke:#cf2f3f,stroke-width:2px
          classDef singleton fill:#eef4fe,stroke:#2f6fde,color:#1b2430
          classDef scoped fill:#e6f6f2,stroke:#0c8a75,color:#1b2430
          classDef transient fill:#fdf4e1,stroke:#b1720f,color:#1b2430
          classDef weak fill:#f4eefb,stroke:#8553c4,color:#1b2430
          classDef custom fill:#eff1f4,stroke:#5b6776,color:#1b2430
          classDef faulty fill:#fdecee,stroke:#cf2f3f,stroke-width:2px,color:#1b2430

        """)
  }

  @Test func `a hostile name is written in letters and numbers only`() {
    for line in GraphReport(SampleGraphs.hostile).mermaid().split(separator: "\n") {
      guard let start = line.firstIndex(of: "["), let end = line.lastIndex(of: "]") else { continue }
      let label = line[start...end].dropFirst(2).dropLast(2).replacing("<br>", with: "")
      #expect(label.allSatisfy { $0.isLetter || $0.isNumber || "#; ".contains($0) || !$0.isASCII }, "\(line)")
    }
  }
}
