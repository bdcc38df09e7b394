import type { ShareCard } from '../../activity/useShare'

export type GuideData = {
  readonly takesBookings: boolean
  readonly takesLeads: boolean
  readonly canShare: boolean
}

export type GuideActions = {
  readonly appointment: () => void
  readonly drive: () => void
  readonly share: (card: ShareCard) => unknown
}
