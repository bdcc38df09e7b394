import { defineMocks } from '@/mocks/calls/defineMocks'
import { keepDraws, mockDraw } from '@/mocks/calls/mockDraw'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { campaign } from './index'

const RECEIVED = -196202

type Opened = { readonly isWin: true; readonly reward: { readonly id: string; readonly rewardName: string; readonly rewardType: 1 | 2; readonly amount: number; readonly thresholdAmount: number; readonly expireTime: string } }

const opened = keepDraws<Opened>('channelEnvelopes')

export const mocks = defineMocks(campaign, {
  activity: { activityName: '渠道红包', inviteType: 1, pageConfig: { homePageConfig: { channelName: '城市书房' } } },
  endpoints: [
    mockPage('queryChannelRedEnvelopePage', { stat: (_, context) => ({ reward: opened.madeBy(context)[0]?.reward ?? null }) }),
    mockDraw(
      'openChannelRedEnvelope',
      opened,
      (context): Opened => {
        if (opened.madeBy(context).length > 0) throw new Refusal(RECEIVED)
        const random = context.state.random('channelEnvelope')
        const amount = random.int(88, 1888)
        return { isWin: true, reward: { id: `envelope-${random.text('0123456789', 8)}`, rewardName: '打车红包', rewardType: 2, amount, thresholdAmount: 0, expireTime: context.clock.shift({ days: 7 }) } }
      },
      {},
      { soldOut: [-196251], received: [RECEIVED], risk: [-196606] },
    ),
  ],
})
