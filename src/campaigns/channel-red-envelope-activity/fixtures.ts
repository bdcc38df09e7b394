import { heldPrize, playStates, toldThings } from '@/blocks/play/fixtures'
import type { Channel } from './channel'
import type { HomeSectionData } from './home'

const states = playStates<HomeSectionData>({ prize: undefined })

export const homeFixtures = {
  ...states,
  goods: { ...states.default, stage: toldThings.goods },
  unnamed: { ...states.default, stage: toldThings.unnamed },
  openedEmpty: { ...states.default, prize: null },
  opened: { ...states.default, prize: { ...heldPrize, name: '现金红包', kind: 'cash' as const, cents: 1688, thresholdCents: 0, expiresAt: '' } },
  prizeUsed: { ...states.default, prize: { ...heldPrize, status: 'used' as const } },
  prizeExpired: { ...states.default, prize: { ...heldPrize, status: 'expired' as const } },
}

export const sampleChannel: Channel = { channelName: '城市书房', channelLogo: '' }
