import { Sun } from './Sun'

/** The sun comes up behind the hills, clear of the countdown on the narrowest screen. */
export const Morning = () => (
  <svg viewBox="0 0 375 150" width="100%" fill="none" aria-hidden focusable="false">
    <Sun />
    <path d="M0 112c60-26 118-22 176 0s132 18 199-6v44H0z" fill="#fff" fillOpacity=".14" />
    <path d="M0 132c90-24 196-22 375-4v22H0z" fill="#fff" fillOpacity=".2" />
  </svg>
)
