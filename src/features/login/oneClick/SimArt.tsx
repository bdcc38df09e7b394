/** A SIM card whose number flies ahead of it. White and translucent, so it lies on the hero of any campaign. */
export function SimArt() {
  return (
    <svg viewBox="0 0 144 120" width="100%" aria-hidden focusable="false">
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="5">
        <path d="M8 46h26" strokeOpacity=".35" />
        <path d="M2 66h24" strokeOpacity=".55" />
        <path d="M14 86h18" strokeOpacity=".35" />
      </g>
      <path d="M58 14h38l30 30v52a10 10 0 0 1-10 10H58a10 10 0 0 1-10-10V24a10 10 0 0 1 10-10z" fill="#fff" fillOpacity=".92" />
      <path d="M96 14l30 30h-22a8 8 0 0 1-8-8z" fill="#fff" fillOpacity=".55" />
      <rect x="62" y="54" width="50" height="38" rx="8" fill="#ffc53d" />
      <path d="M62 67h16v13H62m50-13H96v13h16M78 54v38m18-38v38" fill="none" stroke="#c77b06" strokeOpacity=".55" strokeWidth="3" />
    </svg>
  )
}
