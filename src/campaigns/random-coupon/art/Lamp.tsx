/** A card table under a lamp, and tickets that have fallen beside it. */
export const Lamp = () => (
  <svg viewBox="0 0 375 812" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden focusable="false">
    <path d="M150-100L-70 590a257.5 86 0 0 0 515 0L225-100z" fill="#fff" fillOpacity=".06" />
    <path d="M168-100L40 590a147.5 50 0 0 0 295 0L207-100z" fill="#fff" fillOpacity=".06" />
    <ellipse cx="187.500" cy="596" rx="236" ry="86" fill="#052c5c" fillOpacity=".35" />
    <ellipse cx="187.500" cy="580" rx="236" ry="86" fill="#fff" fillOpacity=".12" />
    <ellipse cx="187.500" cy="580" rx="206" ry="70" stroke="#ffd45e" strokeOpacity=".55" strokeWidth="2" strokeDasharray="3 9" strokeLinecap="round" />
    <path d="M34 186l44-14a6 6 0 0 0 11-4l22-7 8 26-22 7a6 6 0 0 0-11 4l-44 14zM262 214l20 4a6 6 0 0 0 12 2l44 9-6 27-44-9a6 6 0 0 0-12-2l-20-4zM18 690l44-9a6 6 0 0 0 12-2l20-4 6 27-20 4a6 6 0 0 0-12 2l-44 9zM276 696l22 7a6 6 0 0 0 11 4l44 14-8 26-44-14a6 6 0 0 0-11-4l-22-7z" fill="#fff" fillOpacity=".13" />
    <path d="M24 274c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10zM352 150c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10zM350 284c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7z" fill="#ffd45e" />
  </svg>
)
