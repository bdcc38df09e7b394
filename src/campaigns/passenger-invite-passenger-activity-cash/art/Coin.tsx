/** A gold coin, drawn inside another picture, which rounds its lines; x and y are its upper left corner. */
export function Coin({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <circle cx="20" cy="21.5" r="18.5" fill="#c9780a" />
      <circle cx="20" cy="19.5" r="18.5" fill="#ffc93f" />
      <circle cx="20" cy="19.5" r="14" fill="#ffdf7e" stroke="#eea21c" strokeWidth="1.5" />
      <path d="M13.5 11l6.5 9 6.5-9M20 20v9M14.5 21.5h11M14.5 25.5h11" stroke="#d9480f" strokeWidth="2.6" />
    </g>
  )
}
