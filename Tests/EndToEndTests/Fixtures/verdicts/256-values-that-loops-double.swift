// The check limits lists, texts, tuples and ranges, which a program may double each time.
func doubled() throws {
  var (list, text) = (["a"], "a")
  for _ in 0..<40 { list = list + list; list.append(contentsOf: list) }
  for _ in 0..<40 { text = "\(text)\(text)" }
  let (a, b) = ((1, 1), (2, 2))
  let c = (a, b); let d = (c, c); let e = (d, d); let f = (e, e); let g = (f, f); let h = (g, g); let i = (h, h)
  let j = (i, i); let k = (j, j); let l = (k, k); let m = (l, l); let n = (m, m); let o = (n, n); let p = (o, o)
  let q = (p, p); let r = (q, q); let s = (r, r); let t = (s, s); let u = (t, t); let v = (u, u); let w = (v, v)
  let (low, high) = (-9_223_372_036_854_775_808, 9_223_372_036_854_775_807)
  for number in low...high { if number == 0 { break } }
  let container = ServiceContainer()
  container.services.register(Int.self) { 1 }
  print(w, list, text, try container.validated().resolveRequired(Int.self))
  print(try container.validated().resolveRequired(String.self))  //~ missing-service: String
}
