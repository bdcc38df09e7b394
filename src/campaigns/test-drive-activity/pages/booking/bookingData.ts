import type { BookingField, BookingForm } from '@/features/testDrive'
import type { Channel } from '../../activity/channel'
import type { ShareCard } from '../../activity/useShare'
import type { TimeSlot } from '../../rules/selectableTimes'

export type BookingData = {
  readonly form: BookingForm
  readonly hasAgreed: boolean
  readonly isBusy: boolean
  readonly channel: Channel
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
