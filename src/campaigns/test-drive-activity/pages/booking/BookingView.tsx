import { useState } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { FormCard } from '@/blocks/form/FormCard'
import { FactRow } from '@/blocks/form/FormRow'
import { orderTimeMessages, orderTimeText } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { RoadScene } from '../../art/RoadScene'
import type { bookingConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { ContactRows } from '../form/ContactRows'
import { PickRow } from '../form/PickRow'
import { TestDriveFrame } from '../frame/TestDriveFrame'
import type { BookingActions, BookingData } from './bookingData'

const TimePicker = lazySheet(() => import('./TimePicker').then(({ TimePicker: loaded }) => loaded))

export function BookingView({ config, data, actions }: PageViewProps<typeof bookingConfig, BookingData, BookingActions>) {
  const { booking, title } = useMessages(testDriveMessages)
  useMessages(orderTimeMessages)
  const { form, channel, timesAsked } = data
  // Each opening is a picker of its own, with the times of that moment.
  const [picker, setPicker] = useState({ isOpen: false, opening: 0 })
  const openPicker = () => setPicker(({ opening }) => ({ isOpen: true, opening: opening + 1 }))
  const closePicker = () => setPicker(({ opening }) => ({ isOpen: false, opening }))
  const [answered, setAnswered] = useState(timesAsked)
  if (timesAsked !== answered) {
    setAnswered(timesAsked)
    openPicker()
  }
  const time = form.experienceTime.value
  return (
    <TestDriveFrame
      title={config.title || title[channel]}
      headline={config.title || booking.headline}
      subline={booking.subline}
      picture={config.bgImage}
      scene={<RoadScene />}
      onShare={channel === 'common' ? () => actions.share(config.cornerShare) : undefined}
    >
      <FormCard
        title={booking.card}
        protocol={config.protocolContent}
        hasAgreed={data.hasAgreed}
        onAgree={actions.agree}
        submitLabel={booking.submit}
        images={config}
        isBusy={data.isBusy}
        onSubmit={actions.submit}
      >
        <ContactRows name={form.name} phone={form.phone} onEdit={actions.edit} />
        <PickRow
          label={booking.time}
          field={form.experienceTime}
          text={time === '' ? '' : orderTimeText(time, data.now())}
          placeholder={booking.timePlaceholder}
          missing={booking.timeMissing}
          onClick={openPicker}
        />
        <PickRow label={booking.place} field={form.originPoi} placeholder={booking.placePlaceholder} missing={booking.placeMissing} onClick={actions.choosePlace} />
        <FactRow label={booking.carType} value={form.carType.value || booking.noCarType} />
      </FormCard>
      {picker.opening > 0 && (
        <TimePicker
          key={picker.opening}
          isOpen={picker.isOpen}
          value={time}
          slots={data.slots}
          now={data.now}
          onPick={(picked) => {
            actions.edit('experienceTime', picked)
            closePicker()
          }}
          onClose={closePicker}
        />
      )}
    </TestDriveFrame>
  )
}
