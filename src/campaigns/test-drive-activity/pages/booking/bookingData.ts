import type { BookingField, BookingForm } from '@/features/testDrive'
import type { ShareCard } from '../../activity/useShare'

export type BookingData = {
  readonly form: BookingForm
  readonly hasAgreed: boolean
  readonly isBusy: boolean
  readonly canShare: boolean
  /** What can be booked at this moment, as `selectableTimes` gives it. Asked anew each time the picker opens. */
  readonly times: () => readonly string[]
  /** Epoch ms by the server's clock. */
  readonly now: () => number
}

export type BookingActions = {
  readonly edit: (field: BookingField, value: string) => void
  readonly agree: (hasAgreed: boolean) => void
  readonly choosePlace: () => void
  /** `tooSoon`: the chosen time can no longer be booked, so another one has to be. */
  readonly submit: () => Promise<SubmitResult> | SubmitResult
  readonly share: (card: ShareCard) => unknown
}

export type SubmitResult = 'tooSoon' | 'settled' | undefined
