import { useArtColours } from '@/ui/art/artColours'

/** The road as a driver sees it: the wheel in both hands. */
export function SteeringWheel() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 190" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <path d="M-60 107l60-15c90-22 280-22 375 0l60 15v83H-60z" fill="#6fbf8e" />
      <path d="M170 78h35l120 112H50z" fill="#2b4a52" />
      <path d="M187 84v12m0 12v16m0 14v24" stroke="#fff" strokeWidth="4" />
      <path d="M-60 146l60-18c80-24 295-24 375 0l60 18v44H-60z" fill="#17343c" />
      <g transform="translate(0 -40)">
        <circle cx="187" cy="182" r="86" stroke="#0c2028" strokeWidth="17" />
        <circle cx="187" cy="182" r="86" stroke="#33535d" strokeWidth="5" />
        <path d="M104 176h166v16H104z" fill="#0c2028" />
        <circle cx="187" cy="180" r="25" fill="#0c2028" />
        <circle cx="187" cy="180" r="11" fill={c.accent} />
        <path d="M92 150c-12 4-22 18-18 30l18 8c8-10 12-26 14-34zM282 150c12 4 22 18 18 30l-18 8c-8-10-12-26-14-34z" fill="#f6d0a8" />
        <path d="M74 178l18 10-6 16-30-10zM300 178l-18 10 6 16 30-10z" fill={c.from} />
      </g>
    </svg>
  )
}
