/** The map of the ride, seen from above: parks and streets down to the end of a tall screen, and the way that was driven. */
export const Street = () => (
  <svg viewBox="0 0 375 960" width="100%" fill="none" aria-hidden focusable="false">
    <path d="M106 566l78-7 16 143-76 8zM226 424l89-8 8 92-87 9zM-10 795l138-13 14 94-152 16zM338 648l47-4v98l-40 4zM-10 470l88-8 6 68-94 9z" fill="#000" fillOpacity=".1" />
    {/* Dark below, where light words stand on them. */}
    <path d="M-10 344L385 308M-10 454L385 414M-10 554L385 518M-10 650L385 610M-10 778L385 738M-10 900L385 862M97.300 300L178 970M209.200 300L281 970M324.400 300L377 970M-4 330L58 970" stroke="#000" strokeOpacity=".14" strokeWidth="13" />
    <path d="M-10 60L385 24M-10 150L385 108M-10 236L385 200M60-10L97.300 300M176-10L209.200 300M300-10L324.400 300" stroke="#fff" strokeOpacity=".16" strokeWidth="13" />
    <path d="M64 26L80 142 190 129 204 220" stroke="#fff" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M64 26L80 142 190 129 204 220" stroke="#2f8528" strokeWidth="2" strokeDasharray="1 9" strokeLinecap="round" />
    <circle cx="64" cy="26" r="10" fill="#fff" />
    <circle cx="64" cy="26" r="4.5" fill="#2f8528" />
    <g transform="translate(135 135.500) rotate(-7)">
      <rect x="-20" y="-10" width="40" height="20" rx="7" fill="#ffce47" />
      <path d="M-8-7H6q4 7 0 14H-8q-4-7 0-14z" fill="#1c4a1a" fillOpacity=".75" />
    </g>
  </svg>
)
