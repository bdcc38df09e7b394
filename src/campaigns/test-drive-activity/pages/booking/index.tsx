import { useState } from 'react'
import { definePage, type PageViewProps } from '@/blocks/definePage'
import { ContactRows, PickRow } from '@/blocks/formParts/ContactRows'
import { FormCard } from '@/blocks/formParts/FormCard'
import { FactRow } from '@/blocks/formParts/FormRow'
import { FormSkeleton } from '@/blocks/formParts/FormSkeleton'
import { isTooSoon } from '@/campaigns/test-drive-activity/rules/selectableTimes'
import type { TimeSlot } from '@/blocks/pickerSheet/timeTree'
import { carBodyOf, type BookingField, type BookingForm } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { relativeTimeMessages } from '@/lib/time/messages'
import { relativeTime } from '@/lib/time/relativeTime'
import { lazySheet } from '@/ui/overlay/lazySheet'
import type { PassengerChannel } from '../../activity/useActivity'
import type { ShareCard } from '../../activity/useShare'
import { RoadScene } from '../../art/RoadScene'
import { bookingConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { bookingRule } from '../../rules/bookingRule'
import { TestDriveFrame } from '../../TestDriveFrame'
import { TestDriveSkeleton } from '../../TestDriveSkeleton'
import { useBooking } from './useBooking'

export type BookingData = {
  readonly form: BookingForm
  readonly hasAgreed: boolean
  readonly isBusy: boolean
  readonly channel: PassengerChannel
  /** What the picker offers at this moment. Asked anew each time it opens. */
  readonly slots: () => readonly TimeSlot[]
  /** How often a submit has found that the chosen time can no longer be booked: each time the picker opens anew (spec 2 §5). */
  readonly timesAsked: number
  /** Epoch ms by the server's clock. */
  readonly now: () => number
}

export type BookingActions = {
  readonly edit: (field: BookingField, value: string) => void
  readonly agree: (hasAgreed: boolean) => void
  readonly choosePlace: () => void
  readonly submit: () => unknown
  readonly share: (card: ShareCard) => unknown
}

export const page = definePage({ kind: 'form', config: bookingConfig, fixtures: async () => (await import('../../fixtures')).bookingFixtures, useDefaults: useBookingDefaults, actionNames: ['edit', 'agree', 'choosePlace', 'submit', 'share'], useLive: useBooking, View: BookingView, Skeleton: BookingSkeleton })

function useBookingDefaults() {
  const { headline, shared } = useMessages(testDriveMessages).booking
  return { title: headline, cornerShare: shared }
}

const TimePicker = lazySheet(() => import('@/blocks/pickerSheet/TimePicker').then(({ TimePicker: loaded }) => loaded))

function BookingView({ config, data, actions }: PageViewProps<typeof bookingConfig, BookingData, BookingActions>) {
  const { booking, picker: texts, title } = useMessages(testDriveMessages)
  useMessages(relativeTimeMessages)
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
  const timeText = time === '' ? '' : relativeTime(time, data.now())
  const pick = (picked: string) => {
    actions.edit('experienceTime', picked)
    closePicker()
  }
  const onShare = channel === 'common' ? () => actions.share(config.cornerShare) : undefined
  return (
    <TestDriveFrame title={config.title || title[channel]} headline={config.title || booking.headline} subline={booking.subline} picture={config.bgImage} scene={<RoadScene body={carBodyOf(form.carType.value)} />} onShare={onShare}>
      <FormCard title={booking.card} protocol={config.protocolContent} hasAgreed={data.hasAgreed} onAgree={actions.agree} submitLabel={booking.submit} images={config} isBusy={data.isBusy} onSubmit={actions.submit}>
        <ContactRows name={form.name} phone={form.phone} onEdit={actions.edit} />
        <PickRow label={booking.time} field={form.experienceTime} text={timeText} placeholder={booking.timePlaceholder} missing={booking.timeMissing} onClick={openPicker} />
        <PickRow label={booking.place} field={form.originPoi} placeholder={booking.placePlaceholder} missing={booking.placeMissing} onClick={actions.choosePlace} />
        <FactRow label={booking.carType} value={form.carType.value || booking.noCarType} />
      </FormCard>
      {picker.opening > 0 && <TimePicker key={picker.opening} isOpen={picker.isOpen} texts={texts} value={time} slots={data.slots} isTooSoon={(picked) => isTooSoon(picked, data.now(), bookingRule())} now={data.now} onPick={pick} onClose={closePicker} />}
    </TestDriveFrame>
  )
}

function BookingSkeleton() {
  const { booking } = useMessages(testDriveMessages)
  return (
    <TestDriveSkeleton headline={booking.headline} subline={booking.subline} scene={<RoadScene body={carBodyOf('')} />} hasShare>
      <FormSkeleton title={booking.card} rows={4} hasFact />
    </TestDriveSkeleton>
  )
}
