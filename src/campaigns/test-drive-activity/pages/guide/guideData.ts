import type { Channel } from '../../activity/channel'
import type { ShareCard } from '../../activity/useShare'

export type GuideData = {
  readonly takesBookings: boolean
  readonly takesLeads: boolean
  readonly channel: Channel
}

export type GuideActions = {
  readonly appointment: () => void
  readonly drive: () => void
  readonly share: (card: ShareCard) => unknown
}
