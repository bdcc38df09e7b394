import type { Channel } from '../../activity/channel'

export type EndData = {
  readonly channel: Channel
  /** The reward behind the lead: there is none, it is on its way, given now, had been given before (rewardFlag 2), or it could not be given. */
  readonly claim: 'none' | 'claiming' | 'rewarded' | 'claimed' | 'failed'
}

export type EndActions = { readonly back: () => void; readonly claim: () => unknown }
