import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { NameRow, PhoneRow } from '@/blocks/formParts/ContactRows'
import { FactRow, FormRow, RowLabel } from '@/blocks/formParts/FormRow'
import { formMessages } from '@/blocks/formParts/messages'
import { OTHER_NUMBER } from '@/features/collect'
import { CaptchaHost, CodeField, GetCodeButton, loginMessages } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { useFocusNextHeading } from '@/lib/page/useFocusNextHeading'
import { Button } from '@/ui/form/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { TextField } from '@/ui/form/TextField'
import * as S from './CollectView.styles'
import type { CollectActions, CollectData, CollectField, CollectPageOptions, CollectPick, CollectTexts } from './collectData'
import { CollectPicks } from './CollectPicks'
import { collectMessages } from './messages'
import { TICKED } from './sentValues'

/** Between its name and its button, what is typed has no room to spare; on the smallest phones it has none for the name. */
const Code = styled.div`
  input {
    padding-right: 0;
  }

  button {
    padding-left: 0;
  }

  @media (max-width: 22em) {
    label + div > span:first-child {
      display: none;
    }
  }
`

export type CollectParts = {
  readonly wishes: Readonly<Record<string, string>>
  readonly picks: Readonly<Record<string, CollectPick>>
  readonly ticks: { readonly label: string; readonly ticks: Readonly<Record<string, string>> } | undefined
}

type CollectFieldsProps = Pick<CollectData, 'draft' | 'account'> &
  CollectParts & {
    readonly fields: readonly CollectField[]
    /** Marketing's; ours where it names none. */
    readonly cities: readonly { readonly name: string }[]
    readonly nameLabel: CollectTexts['name']
    /** It is a login, with a login's words (spec 1 §5). */
    readonly isLogin: CollectPageOptions['isLogin']
    readonly actions: CollectActions
  }

export function CollectFields({ draft: { values, wrong }, account, fields, wishes, picks, ticks, cities, nameLabel, isLogin, actions: { edit, sendCode } }: CollectFieldsProps) {
  const texts = useMessages(formMessages)
  const own = useMessages(collectMessages)
  const { hint } = useMessages(loginMessages)
  const valueOf = (field: string): string => values[field] ?? ''
  const isWrong = (field: string): boolean => wrong.includes(field)
  const fieldOf = (field: string) => ({ value: valueOf(field), validateStatus: isWrong(field) ? ('error' as const) : ('' as const) })
  const wish = valueOf('wish') || Object.keys(wishes)[0]
  const all = useFocusNextHeading()
  const [isChanging, setChanging] = useState(false)
  const change = () => {
    edit(OTHER_NUMBER, TICKED)
    setChanging(true)
  }
  // The button goes with the number: what it was pressed for is the field in its place.
  useEffect(() => {
    if (isChanging && !account) all.current?.querySelector<HTMLElement>('[type=tel]')?.focus()
  }, [isChanging, account, all])
  return (
    <div ref={all}>
      {wish !== undefined && (
        <S.Wishes>
          {Object.entries(wishes).map(([name, label]) => (
            <S.Wish key={name}>
              <input type="radio" name="wish" value={name} checked={name === wish} onChange={() => edit('wish', name)} />
              <span>{label}</span>
            </S.Wish>
          ))}
        </S.Wishes>
      )}
      {fields.includes('company') && (
        <FormRow isWrong={isWrong('company')}>
          <TextField
            label={own.company}
            isLabelHidden
            prefix={<RowLabel>{own.company}</RowLabel>}
            placeholder={own.companyPlaceholder}
            error={isWrong('company') ? (valueOf('company').trim() ? own.companyWrong : own.companyEmpty) : undefined}
            name="company"
            autoComplete="organization"
            maxLength={LONGEST_COMPANY}
            value={valueOf('company')}
            onChange={({ target }) => edit('company', target.value)}
          />
        </FormRow>
      )}
      {fields.includes('name') && <NameRow {...(nameLabel !== undefined && { label: nameLabel })} name={fieldOf('name')} onEdit={edit} />}
      {account ? (
        <FormRow isWrong={false}>
          <FactRow label={texts.phone} value={account}>
            <Button kind="text" size="small" onClick={change}>
              {own.otherNumber}
            </Button>
          </FactRow>
        </FormRow>
      ) : (
        <>
          <PhoneRow phone={fieldOf('phone')} wrong={isLogin && (valueOf('phone') ? hint.phoneMalformed : hint.phoneMissing)} onEdit={edit} />
          <FormRow isWrong={isWrong('code')}>
            <Code>
              <CodeField
                prefix={<RowLabel>{own.code}</RowLabel>}
                value={valueOf('code')}
                onChange={(code) => edit('code', code)}
                error={isWrong('code') ? (valueOf('code') ? own.codeWrong : own.codeEmpty) : undefined}
                suffix={<GetCodeButton onClick={() => void sendCode()} />}
              />
            </Code>
          </FormRow>
        </>
      )}
      <CollectPicks hasCity={fields.includes('city')} cities={cities} picks={picks} fieldOf={fieldOf} onEdit={edit} />
      {ticks && (
        <S.Ticks>
          <legend>{ticks.label}</legend>
          {Object.entries(ticks.ticks).map(([name, label]) => (
            <Checkbox key={name} name={name} isChecked={valueOf(name) === TICKED} onChange={(isTicked) => edit(name, isTicked ? TICKED : '')}>
              {label}
            </Checkbox>
          ))}
        </S.Ticks>
      )}
      <CaptchaHost />
    </div>
  )
}

const LONGEST_COMPANY = 50
