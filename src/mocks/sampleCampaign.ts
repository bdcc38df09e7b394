import { artworkUrl } from './seeds/artwork'
import type { CampaignMocks } from './calls/defineMocks'
import { activityOf, callerOf, candlePath, defineEndpoint } from './calls/endpoint'
import { toPage } from './calls/lists'
import { definePart } from './state/state'

const visits = definePart('sampleVisits', (state) => ({ count: state.random('sampleVisits').int(10, 99) }))

/** A small campaign for the backend's own tests: one open page call, one guarded action that leaves a trace in the state. */
export const sampleCampaign: CampaignMocks = {
  prefix: 'sample-activity',
  sourceId: 'SAMPLE2026',
  paths: ['', '/login'],
  activity: { activityName: '示例活动', inviteType: 1, endsInDays: 5, loginPage: { title: '示例登录', bgImage: artworkUrl('banner') } },
  endpoints: [
    defineEndpoint({
      method: 'POST',
      path: candlePath('querySamplePage'),
      token: 'optional',
      sourceId: 'open',
      outcomes: {
        ok: (context) => ({
          endTime: activityOf(context).endTime,
          visits: visits.of(context.state).count,
          isLoggedIn: context.account !== undefined,
          friends: toPage([{ id: 'a', amount: 100 }, { id: 'b', amount: 200 }], 1, 20),
        }),
        finished: () => ({ visits: 0 }),
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('sampleVisit'),
      token: 'required',
      sourceId: 'open',
      outcomes: {
        ok: (context) => {
          callerOf(context)
          visits.of(context.state).count += 1
          return {}
        },
      },
    }),
  ],
}
