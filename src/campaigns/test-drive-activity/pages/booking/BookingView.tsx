import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { AgreementRow } from '@/blocks/form/AgreementRow'
import { PickField } from '@/blocks/form/PickField'
import { SubmitButton } from '@/blocks/form/SubmitButton'
import { PhoneField } from '@/features/login'
import { orderTimeMessages, orderTimeText } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { retryImport } from '@/lib/retryImport'
import { Card } from '@/ui/Card'
import { RoadScene } from '../../art/RoadScene'
import type { bookingConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { isAgreementMissing } from '../../rules/formRules'
import { focusFirstWrong } from '../form/focusFirstWrong'
import * as S from '../form/Form.styles'
import { NameField } from '../form/NameField'
import { TestDriveFrame } from '../frame/TestDriveFrame'
import type { BookingActions, BookingData } from './bookingData'

const TimePicker = lazy(async () => ({ default: (await retryImport(() => import('./TimePicker'))).TimePicker }))

export function BookingView({ config, data, actions }: PageViewProps<typeof bookingConfig, BookingData, BookingActions>) {
  const { booking, form: texts, title } = useMessages(testDriveMessages)
  useMessages(orderTimeMessages)
  const { form, hasAgreed, isBusy } = data
  // Each opening is a picker of its own, with the times of that moment.
  const [picker, setPicker] = useState({ isOpen: false, opening: 0 })
  const openPicker = () => setPicker(({ opening }) => ({ isOpen: true, opening: opening + 1 }))
  const closePicker = () => setPicker(({ opening }) => ({ isOpen: false, opening }))
  const card = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstWrong(card.current)
  }, [tries])

  const isWrong = (field: 'name' | 'phone' | 'experienceTime' | 'originPoi') => form[field].validateStatus === 'error'
  const submit = async () => {
    const submitting = actions.submit()
    setTries(tries + 1)
    if ((await submitting) === 'tooSoon') openPicker()
  }
  const time = form.experienceTime.value
  const onShare = data.canShare ? () => actions.share(config.cornerShare) : undefined
  return (
    <TestDriveFrame title={title.common} headline={booking.headline} subline={booking.subline} picture={config.bgImage} scene={<RoadScene />} onShare={onShare}>
      <Card title={booking.card}>
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
          <S.Row data-wrong={isWrong('experienceTime') || undefined}>
            <PickField
              label={booking.time}
              value={time === '' ? '' : orderTimeText(time, data.now())}
              placeholder={isWrong('experienceTime') ? booking.timeMissing : booking.timePlaceholder}
              isInvalid={isWrong('experienceTime')}
              onClick={openPicker}
            />
          </S.Row>
          <S.Row data-wrong={isWrong('originPoi') || undefined}>
            <PickField
              label={booking.place}
              value={form.originPoi.value}
              placeholder={isWrong('originPoi') ? booking.placeMissing : booking.placePlaceholder}
              isInvalid={isWrong('originPoi')}
              onClick={actions.choosePlace}
            />
          </S.Row>
          <S.Fact>
            <S.FactLabel>{booking.carType}</S.FactLabel>
            <S.FactValue>{form.carType.value || booking.noCarType}</S.FactValue>
          </S.Fact>
        </div>
        <S.Agreement>
          <AgreementRow items={config.protocolContent} isChecked={hasAgreed} onChange={actions.agree} />
        </S.Agreement>
        <S.Submit>
          <SubmitButton
            label={booking.submit}
            image={config.buttonImage}
            disabledImage={config.disableBtnImg}
            isReady={!isAgreementMissing(config.protocolContent, hasAgreed)}
            isBusy={isBusy}
            onClick={() => void submit()}
          />
        </S.Submit>
      </Card>
      {picker.opening > 0 && (
        <Suspense>
          <TimePicker
            key={picker.opening}
            isOpen={picker.isOpen}
            value={time}
            times={data.times}
            now={data.now}
            onPick={(picked) => {
              actions.edit('experienceTime', picked)
              closePicker()
            }}
            onClose={closePicker}
          />
        </Suspense>
      )}
    </TestDriveFrame>
  )
}
