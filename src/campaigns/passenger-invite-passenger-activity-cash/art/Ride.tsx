/** The car on its way, two friends inside; x and y are its upper left corner. Drawn inside a picture that rounds its lines. */
export function Ride({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="52" cy="53" rx="52" ry="6" fill="#8e0f06" opacity=".3" />
      <path d="M2 46V31q0-8 12-10l9-2L35 6q3-5 12-5h20q8 0 13 6l10 13q14 2 15 14v14H4z" fill="#ffd23f" />
      <path d="M2 35h103v13H4l-2-2z" fill="#f2a900" />
      <path d="M31 20l9-10q3-4 8-4h4v14zM57 6h9q5 0 9 4l7 10H57z" fill="#dff3ff" />
      <path d="M39 20c0-12 10-12 10 0zM61 20c0-12 10-12 10 0z" fill="#3a241c" />
      <path d="M46 1l3-6h16l3 6z" fill="#fff" />
      <path d="M98 28h5q2 3 2 7h-7z" fill="#fff6d0" />
      {[26, 82].map((middle) => (
        <circle key={middle} cx={middle} cy="47" r="7.5" fill="#f4ece6" stroke="#3b2620" strokeWidth="6" />
      ))}
      <path d="M-12 24h8M-16 34h11M-10 44h6" stroke="#fff" strokeOpacity=".7" strokeWidth="2.5" />
    </g>
  )
}
