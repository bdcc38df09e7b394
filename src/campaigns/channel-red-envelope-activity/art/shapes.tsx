// The two halves of the envelope, 272 by 352, in the colour around them, with a hem of gold.

const HEM = { stroke: '#f5c451', strokeOpacity: '.7', strokeWidth: '2' } as const

const ARCH = 'M0 0c4 84 62 138 136 138S268 84 272 0'

/** Folded up it goes on from the body, so that what is now below has no round corners, and is an arch alone: with the sides that it has below it would be a box. */
export const FlapShape = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg viewBox="0 0 272 352" aria-hidden focusable="false">
    <path d={isOpen ? ARCH : 'M0 20A20 20 0 0 1 20 0h232a20 20 0 0 1 20 20v66q-136 104-272 0z'} fill="currentColor" />
    <path d={isOpen ? ARCH : 'M0 86q136 104 272 0'} fill="none" {...HEM} />
  </svg>
)

export const PocketShape = () => (
  <svg viewBox="0 0 272 352" aria-hidden focusable="false">
    <path d="M0 86q136 104 272 0v246a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z" fill="currentColor" />
    <path d="M24 330c40-64 184-64 224 0M56 330c24-44 136-44 160 0M88 330c12-24 84-24 96 0" fill="none" {...HEM} strokeOpacity=".22" />
  </svg>
)
