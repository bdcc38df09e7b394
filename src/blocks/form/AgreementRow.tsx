import { Fragment } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Checkbox } from '@/ui/Checkbox'
import { focusRing, radius, themed, visuallyHidden } from '@/ui/theme'
import { formMessages } from './messages'
import type { ProtocolItem } from './protocol'

const Link = styled.a`
  border-radius: ${radius.s};
  color: ${themed('primary')};
  ${focusRing}
`

const Hidden = styled.span`
  ${visuallyHidden}
`

type AgreementRowProps = { readonly items: readonly ProtocolItem[]; readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void }

/** The agreement to tick, where there is one. Its documents open beside the page, so that what was typed stays. */
export function AgreementRow({ items, isChecked, onChange }: AgreementRowProps) {
  const { opensNewPage } = useMessages(formMessages)
  if (items.length === 0) return null
  return (
    <Checkbox name="agreement" isChecked={isChecked} onChange={onChange}>
      {items.map(({ content, hyperlink }) =>
        hyperlink === '' ? (
          <Fragment key={content}>{content}</Fragment>
        ) : (
          <Link key={content + hyperlink} href={hyperlink} target="_blank" rel="noopener noreferrer">
            {content}
            <Hidden>{opensNewPage}</Hidden>
          </Link>
        ),
      )}
    </Checkbox>
  )
}
