import { Fragment } from 'react'
import { Checkbox } from '@/ui/form/Checkbox'
import { NewPageLink } from '@/ui/display/NewPageLink'
import type { ProtocolItem } from './protocol'

type AgreementRowProps = { readonly items: readonly ProtocolItem[]; readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void }

/** The agreement to tick, where there is one. Its documents open beside the page, so that what was typed stays. */
export function AgreementRow({ items, isChecked, onChange }: AgreementRowProps) {
  if (items.length === 0) return null
  return (
    <Checkbox name="agreement" isChecked={isChecked} onChange={onChange}>
      {items.map(({ content, hyperlink }) =>
        hyperlink === '' ? (
          <Fragment key={content}>{content}</Fragment>
        ) : (
          <NewPageLink key={content + hyperlink} to={hyperlink}>
            {content}
          </NewPageLink>
        ),
      )}
    </Checkbox>
  )
}
