import { useState } from 'react'
import { ContactRows, PickRow } from '@/blocks/form/ContactRows'
import { FormRow, RowLabel } from '@/blocks/form/FormRow'
import { formMessages } from '@/blocks/form/messages'
import { CaptchaHost, CodeField, GetCodeButton, PhoneField } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { lazySheet } from '@/ui/overlay/lazySheet'
import * as S from './CollectView.styles'
import type { CollectActions, CollectData, CollectField } from './collectData'
import { collectMessages } from './messages'

type CollectFieldsProps = Pick<CollectData, 'draft'> & {
  readonly fields: readonly CollectField[]
  readonly wishes: Readonly<Record<string, string>>
  /** Marketing's; ours where it names none. */
  readonly cities: readonly { readonly name: string }[]
  readonly actions: CollectActions
}

const PickerSheet = lazySheet(() => import('@/blocks/picker/PickerSheet').then(({ PickerSheet: loaded }) => loaded))

export function CollectFields({ draft: { values, wrong }, fields, wishes, cities, actions: { edit, sendCode } }: CollectFieldsProps) {
  const texts = useMessages(formMessages)
  const own = useMessages(collectMessages)
  const [isPicking, setPicking] = useState(false)
  const valueOf = (field: string): string => values[field] ?? ''
  const isWrong = (field: string): boolean => wrong.includes(field)
  const fieldOf = (field: string) => ({ value: valueOf(field), validateStatus: isWrong(field) ? ('error' as const) : ('' as const) })
  const names = cities.length > 0 ? cities.map(({ name }) => name) : own.cities.split(',')
  const wish = valueOf('wish') || Object.keys(wishes)[0]
  return (
    <>
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
      {fields.includes('name') ? (
        <ContactRows name={fieldOf('name')} phone={fieldOf('phone')} onEdit={edit} />
      ) : (
        <FormRow isWrong={isWrong('phone')}>
          <PhoneField prefix={<RowLabel>{texts.phone}</RowLabel>} value={valueOf('phone')} onChange={(digits) => edit('phone', digits)} error={isWrong('phone') ? texts.phoneWrong : undefined} />
        </FormRow>
      )}
      <FormRow isWrong={isWrong('code')}>
        <CodeField value={valueOf('code')} onChange={(code) => edit('code', code)} error={isWrong('code') ? (valueOf('code') ? own.codeWrong : own.codeEmpty) : undefined} suffix={<GetCodeButton onClick={() => void sendCode()} />} />
      </FormRow>
      {fields.includes('city') && <PickRow label={own.city} field={fieldOf('city')} placeholder={own.cityPlaceholder} missing={own.cityMissing} onClick={() => setPicking(true)} />}
      <CaptchaHost />
      {isPicking && (
        <PickerSheet
          isOpen
          title={own.cityPlaceholder}
          choices={names.map((name) => ({ value: name, label: name }))}
          columns={[{ label: own.city }]}
          chosen={[valueOf('city')]}
          emptyText={own.noCities}
          onConfirm={([name]) => {
            if (name !== undefined) edit('city', name)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
