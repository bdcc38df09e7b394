import { defineMocks } from '@/mocks/calls/defineMocks'
import type { EndpointContext } from '@/mocks/calls/endpoint'
import { drawOutcomes, grantedPrizeOutcomes, openedStat } from '@/mocks/calls/grantedPrize'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { artworkUrl } from '@/mocks/seeds/artwork'
import { campaign } from './index'

const RECEIVED = -196202

type Opened = { readonly isWin: boolean; readonly reward: object | null }

const opened = keepAnswers<Opened>('channelEnvelopes')

function open(context: EndpointContext): Opened {
  if (opened.madeBy(context).length > 0) throw new Refusal(RECEIVED)
  const random = context.state.random('channelEnvelope')
  const amount = random.int(88, 1888)
  return { isWin: true, reward: { id: `envelope-${random.text('0123456789', 8)}`, rewardName: '打车红包', rewardType: 2, amount, thresholdAmount: 0, expireTime: context.clock.shift({ days: 7 }) } }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '渠道红包', inviteType: 1, pageConfig: { homePageConfig: { channelName: '城市书房', channelLogo: artworkUrl('share', 30), ruleContent: '<h3>怎么领红包</h3><p>每人可拆1次，红包先到先得。</p><h3>怎么用券</h3><p>打车券即时到账，打车时自动抵扣，过期作废。</p>' } } },
  endpoints: [
    mockPage('queryChannelRedEnvelopePage', { stat: (_, context) => openedStat(opened.madeBy(context)[0]) }, grantedPrizeOutcomes),
    mockIdempotent('openChannelRedEnvelope', opened, open, drawOutcomes(opened, open), { soldOut: [-196251], received: [RECEIVED], risk: [-196606] }),
  ],
})
