import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { AgreementRow } from '@/blocks/form/AgreementRow'
import { PickField } from '@/blocks/form/PickField'
import { SubmitButton } from '@/blocks/form/SubmitButton'
import type { PageViewProps } from '@/blocks/definePage'
import { PhoneField } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { retryImport } from '@/lib/retryImport'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Showroom } from '../../art/Showroom'
import type { leadConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { isAgreementMissing } from '../../rules/formRules'
import { focusFirstWrong } from '../form/focusFirstWrong'
import * as S from '../form/Form.styles'
import { NameField } from '../form/NameField'
import { TestDriveFrame } from '../frame/TestDriveFrame'
import { choicesOf, type LeadActions, type LeadData, type PlaceField } from './leadData'

const PickerSheet = lazy(async () => ({ default: (await retryImport(() => import('@/blocks/picker/PickerSheet'))).PickerSheet }))
const LeadDone = lazy(async () => ({ default: (await retryImport(() => import('./LeadDone'))).LeadDone }))

const PLACES: readonly PlaceField[] = ['province', 'city', 'dealer']
const ABOVE: Partial<Record<PlaceField, PlaceField>> = { city: 'province', dealer: 'city' }

export function LeadView({ config, data, actions }: PageViewProps<typeof leadConfig, LeadData, LeadActions>) {
  const { lead, form: texts, title } = useMessages(testDriveMessages)
  const { form, dealers, hasAgreed, isBusy } = data
  const [picking, setPicking] = useState<PlaceField>()
  const card = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstWrong(card.current)
  }, [tries])

  const isWrong = (field: keyof typeof form) => form[field].validateStatus === 'error'
  const choices = picking && dealers.status === 'ready' ? choicesOf(picking, dealers.provinces, form).map((name) => ({ value: name, label: name })) : []
  const above = picking && ABOVE[picking]
  const onShare = data.canShare ? () => actions.share(config.cornerShare) : undefined
  return (
    <TestDriveFrame title={title.common} headline={lead.headline} subline={lead.subline} picture={config.bgImage} scene={<Showroom />} onShare={onShare}>
      <Card title={lead.card}>
        <div ref={card}>
          <S.Row data-wrong={isWrong('name') || undefined}>
            <NameField value={form.name.value} isWrong={isWrong('name')} onChange={(name) => actions.edit('name', name)} />
          </S.Row>
          <S.Row data-wrong={isWrong('phone') || undefined}>
            <PhoneField
              prefix={<S.RowLabel aria-hidden>{texts.phone}</S.RowLabel>}
              value={form.phone.value}
              onChange={(phone) => actions.edit('phone', phone)}
              error={isWrong('phone') ? texts.phoneWrong : undefined}
            />
          </S.Row>
          {PLACES.map((field) => (
            <S.Row key={field} data-wrong={isWrong(field) || undefined}>
              <PickField
                label={lead[field]}
                value={form[field].value}
                placeholder={isWrong(field) ? lead[`${field}Missing`] : lead.choose(lead[field])}
                isInvalid={isWrong(field)}
                onClick={() => setPicking(field)}
              />
            </S.Row>
          ))}
          {dealers.status === 'failed' && (
            <S.Note role="status">
              {lead.dealersFailed}
              <Button kind="text" size="small" onClick={actions.reloadDealers}>
                {texts.reload}
              </Button>
            </S.Note>
          )}
        </div>
        <S.Agreement>
          <AgreementRow items={config.protocolContent} isChecked={hasAgreed} onChange={actions.agree} />
        </S.Agreement>
        <S.Submit>
          <SubmitButton
            label={lead.submit}
            image={config.buttonImage}
            disabledImage={config.disableBtnImg}
            isReady={!isAgreementMissing(config.protocolContent, hasAgreed)}
            isBusy={isBusy}
            onClick={() => {
              void actions.submit()
              setTries(tries + 1)
            }}
          />
        </S.Submit>
      </Card>
      <Suspense>
        {picking && (
          <PickerSheet
            key={picking}
            isOpen
            title={lead.choose(lead[picking])}
            choices={choices}
            columnLabels={[lead[picking]]}
            chosen={[form[picking].value]}
            emptyText={above && form[above].value === '' ? lead.first(lead[above]) : lead.none}
            onConfirm={([name]) => {
              if (name !== undefined) actions.edit(picking, name)
              setPicking(undefined)
            }}
            onClose={() => setPicking(undefined)}
          />
        )}
        {data.isDone && <LeadDone config={config.endPop} onClose={actions.close} />}
      </Suspense>
    </TestDriveFrame>
  )
}
