/** Light behind the scene, as wide as the hero. */
export function Rays() {
  return (
    <svg viewBox="-200 -225 400 400" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
      {Array.from({ length: 12 }, (_, i) => (
        <path key={`ray${i * 30}`} d="M0 0L-38 -330H38z" transform={`rotate(${i * 30})`} fill="#fff" opacity=".075" />
      ))}
    </svg>
  )
}
