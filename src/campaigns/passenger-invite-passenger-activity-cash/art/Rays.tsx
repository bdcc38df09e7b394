/** Light behind the scene, as wide as the hero: twelve rays, which are the dashes of one very broad circle. */
export function Rays() {
  return (
    <svg viewBox="-200 -225 400 400" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden focusable="false">
      <circle r="165" stroke="#fff" strokeWidth="330" strokeOpacity=".075" strokeDasharray="38 48.4" transform="rotate(-96.6)" />
    </svg>
  )
}
