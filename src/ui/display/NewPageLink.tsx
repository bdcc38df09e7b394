import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { isSafeLink } from '@/lib/url/safeUrl'
import { uiMessages } from '../messages'
import { focusRing, radius, themed, visuallyHidden } from '../theme'

const Link = styled.a`
  border-radius: ${radius.s};
  color: ${themed('primary')};
  ${focusRing}
`

const Hidden = styled.span`
  ${visuallyHidden}
`

/** Opens in a new page, so that typed input is kept. An unsafe address is rendered as plain text. */
export function NewPageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { opensNewPage } = useMessages(uiMessages)
  if (!isSafeLink(to)) return children
  return (
    <Link href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <Hidden>{opensNewPage}</Hidden>
    </Link>
  )
}
