/** The car on its way, two friends inside; x and y are its upper left corner. */
export function Ride({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="52" cy="53" rx="52" ry="6" fill="#8e0f06" opacity=".3" />
      <path d="M2 44V31c0-6 5-9 12-10l9-2L35 6c3-4 7-5 12-5h20c6 0 10 2 13 6l10 13c8 1 13 4 14 12l1 12c0 3-1 4-4 4H6c-3 0-4-1-4-4z" fill="#ffd23f" />
      <path d="M2 34h103l.5 10c0 3-1 4-4.5 4H6c-3 0-4-1-4-4z" fill="#f2a900" />
      <path d="M31 20l9-10c2-3 5-4 8-4h4v14zM57 6h9c4 0 7 1 9 4l7 10H57z" fill="#dff3ff" />
      <path d="M38 20c0-5 3-8 6-8s5 3 5 8zM60 20c0-5 3-8 6-8s6 3 6 8z" fill="#ffcfa8" />
      <path d="M38.5 15c1-4 3-5 6-5s5 2 5 5c-4 1-8 1-11 0zM60.5 15c1-4 3-5 6-5s6 2 6 5c-4 1-8 1-12 0z" fill="#3a241c" />
      <path d="M46 1l3-6h16l3 6z" fill="#fff" />
      <path d="M2 30h8v6H2zM98 27h5q2 3 2 7h-7z" fill="#fff6d0" />
      <path d="M54 25h9" stroke="#c98600" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="26" cy="47" r="10.5" fill="#3b2620" />
      <circle cx="82" cy="47" r="10.5" fill="#3b2620" />
      <circle cx="26" cy="47" r="4.5" fill="#f4ece6" />
      <circle cx="82" cy="47" r="4.5" fill="#f4ece6" />
      <path d="M-12 24H-4M-16 34H-5M-10 44H-4" stroke="#fff" strokeOpacity=".7" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  )
}
