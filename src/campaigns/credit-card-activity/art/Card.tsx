import { useArtColours } from '@/ui/art/artColours'

/** The card by itself, for light and dark ground. */
export function BankCard() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 180" width="100%" fill="none" aria-hidden focusable="false">
      <rect x="82" y="22" width="212" height="134" rx="14" fill="#26282c" stroke={accent} strokeWidth="1.5" />
      <path d="M82 112c60-40 130-52 212-44v74a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14z" fill="#fff" fillOpacity=".05" />
      <rect x="104" y="60" width="34" height="26" rx="5" fill={accent} />
      <path d="M104 73h34M116 60v26M126 60v26" stroke="#26282c" strokeWidth="1.5" />
      <path d="M104 112h28M142 112h28M180 112h28M218 112h28" stroke="#f6e3b5" strokeWidth="5" strokeLinecap="round" />
      <path d="M104 134h56" stroke="#f6e3b5" strokeOpacity=".6" strokeWidth="4" strokeLinecap="round" />
      <path d="M232 62v-4q0-4 4-5l5-1 7-8h16l7 8q6 1 6 6v4zM249 47l-4 5h8v-5zM257 47v5h9l-4-5z" fill={accent} />
      <path d="M243 57a5 5 0 1 0 .1 0zM266 57a5 5 0 1 0 .1 0z" fill={accent} stroke="#26282c" strokeWidth="2" />
    </svg>
  )
}
