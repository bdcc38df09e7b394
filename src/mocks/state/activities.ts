import { CLOSED, ENDED, IN_PROGRESS, NOT_STARTED, type CampaignActivity } from '../seeds/activitySeed'
import { definePart, type MockState } from './state'

export type Activity = {
  readonly prefix: string
  readonly sourceId: string
  readonly activityId: string
  readonly activityName: string
  readonly inviteType: number
  beginTime: string
  endTime: string
  /** 1 not started, 2 in progress, 3 closed, 4 ended (spec 2 §3). */
  status: number
  readonly availableCities: string
  readonly rewardRule: Readonly<Record<string, unknown>>
  readonly pageConfig: Readonly<Record<string, unknown>>
  readonly loginPage: Readonly<Record<string, unknown>>
  readonly endPage: { readonly bgImageType: number; readonly bgImage: string }
}

/** What the backend answers for an activity that is not open; an open one has no entry. */
export const GATE_CODE: Readonly<Record<number, number>> = { [NOT_STARTED]: -196307, [CLOSED]: -196309, [ENDED]: -196308 }

const activities = definePart('activities', (state) =>
  Object.fromEntries(state.campaigns.map((campaign) => [campaign.sourceId, toActivity(campaign, state)])),
)

export function findActivity(state: MockState, sourceId: string): Activity | undefined {
  const all = activities.of(state)
  return Object.hasOwn(all, sourceId) ? all[sourceId] : undefined
}

function toActivity({ prefix, sourceId, activity }: CampaignActivity, { clock, random }: MockState): Activity {
  return {
    prefix,
    sourceId,
    activityId: random(`activity:${sourceId}`).text('0123456789', 8),
    activityName: activity.activityName,
    inviteType: activity.inviteType,
    beginTime: clock.shift({ days: activity.beginsInDays ?? -10 }),
    endTime: clock.shift({ days: activity.endsInDays ?? 20 }),
    status: IN_PROGRESS,
    availableCities: activity.availableCities ?? '310000-上海,320500-苏州,330100-杭州',
    rewardRule: activity.rewardRule ?? {},
    pageConfig: activity.pageConfig ?? {},
    loginPage: activity.loginPage ?? {},
    endPage: activity.endPage ?? { bgImageType: 1, bgImage: '' },
  }
}
