import { useContext, type ReactNode } from 'react'
import styled from 'styled-components'
import { FirstPaint } from '@/lib/page/firstPaint'

const NAMES_INVITER = /[?&]promotorCode=\w/

/** Whether the link names an inviter is known to the document before the app is there (`document/paint.ts`). */
const Place = styled.div`
  [data-uninvited]:not([data-app]) & {
    display: none;
  }
`

/** The room that a line takes which breaks on a small phone. */
export const SecondLine = styled.div`
  display: none;

  @media (max-width: 22em) {
    display: block;
  }
`

/** The place of who invites. A link without an inviter has none. */
export function InvitedPlace({ children }: { readonly children: ReactNode }) {
  const isKnown = useContext(FirstPaint) === null
  return isKnown && !NAMES_INVITER.test(window.location.search) ? null : <Place>{children}</Place>
}
