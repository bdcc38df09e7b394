import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Fade } from '@/ui/art/parts'

/** A car without a driver's seat, from the front, and the rings in which it sees the street. */
export function Pod({ viewBox = '0 0 375 208' }: { readonly viewBox?: string }) {
  const id = useId()
  const c = useArtColours()
  return (
    <svg viewBox={viewBox} width="100%" fill="none" aria-hidden focusable="false">
      <Fade id={`${id}b`} from="#ffffff" to="#c9dde4" />
      <Fade id={`${id}g`} from="#123b52" to="#06141f" />
      <path d="M0 150V96h20V66h26v42h20V48h30v60h20V80h22v70zM375 150V88h-24V58h-28v44h-18V74h-26v76z" fill="#fff" fillOpacity=".08" />
      <path d="M187 150L-40 208h454z" fill={c.accent} fillOpacity=".08" />
      <path d="M187 150L20 208M187 150L120 208M187 150l67 58M187 150l167 58" stroke={c.accent} strokeOpacity=".35" strokeWidth="1.5" />
      {[150, 112, 76].map((r, at) => (
        <ellipse key={r} cx="187" cy="172" rx={r * 1.18} ry={r * 0.27} stroke={c.accent} strokeOpacity={0.3 + at * 0.22} strokeWidth="2" />
      ))}
      <path d="M187 34L30 62M187 34l157 28M187 34L40 40M187 34l147 6" stroke={c.accent} strokeOpacity=".5" strokeWidth="1.5" strokeDasharray="3 6" />
      <ellipse cx="187" cy="182" rx="76" ry="9" fill="#000" fillOpacity=".45" />
      <path d="M122 158h24v24h-16c-5 0-8-3-8-8zM228 158h24v16c0 5-3 8-8 8h-16z" fill="#06141f" />
      <path d="M110 150c0-58 14-92 36-98h82c22 6 36 40 36 98 0 12-4 18-14 18H124c-10 0-14-6-14-18z" fill={`url(#${id}b)`} />
      <path d="M126 118c2-32 10-50 24-54h74c14 4 22 22 24 54-30 7-92 7-122 0z" fill={`url(#${id}g)`} />
      <path d="M150 70l-14 44M166 66l-18 52" stroke="#fff" strokeOpacity=".14" strokeWidth="5" />
      <circle cx="164" cy="96" r="8" fill="#ffd9b8" />
      <path d="M151 120c0-9 5-14 13-14s13 5 13 14z" fill={c.accentTo} />
      <circle cx="210" cy="96" r="8" fill="#f2b487" />
      <path d="M197 120c0-9 5-14 13-14s13 5 13 14z" fill={c.accent} />
      <path d="M118 132h42l-5 12h-33c-4 0-6-5-4-12zM256 132h-42l5 12h33c4 0 6-5 4-12z" fill={c.accent} />
      <path d="M166 150h42" stroke="#06141f" strokeOpacity=".5" strokeWidth="4" strokeLinecap="round" />
      <path d="M170 52c0-12 4-18 17-18s17 6 17 18z" fill="#06141f" />
      <path d="M173 42h28" stroke={c.accent} strokeWidth="4" />
      <path d="M116 99c-8 1-13 4-13 10h14zM258 99c8 1 13 4 13 10h-14z" fill="#06141f" />
    </svg>
  )
}

/** In the head of the login page: the car, nearer. */
export const NearPod = () => <Pod viewBox="47 18 290 190" />
