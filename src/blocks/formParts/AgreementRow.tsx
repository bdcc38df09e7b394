import { Fragment } from 'react'
import { Checkbox } from '@/ui/form/Checkbox'
import { NewPageLink } from '@/ui/display/NewPageLink'
import type { ProtocolItem } from './protocol'

type AgreementRowProps = { readonly items: readonly ProtocolItem[]; readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void; readonly error?: string | undefined }

/** The agreement to tick, where there is one. Its documents open beside the page, so that what was typed stays. */
export function AgreementRow({ items, isChecked, onChange, error }: AgreementRowProps) {
  if (items.length === 0) return null
  return (
    <Checkbox name="agreement" isChecked={isChecked} onChange={onChange} error={error}>
      {items.map(({ content, hyperlink }, position) => {
        // The same comma may stand twice, never after the same words.
        const key = `${items[position - 1]?.content ?? ''} ${content}`
        return hyperlink === '' ? (
          <Fragment key={key}>{content}</Fragment>
        ) : (
          <NewPageLink key={key} to={hyperlink}>
            {content}
          </NewPageLink>
        )
      })}
    </Checkbox>
  )
}
