import type { Campaign } from '@/campaigns/defineCampaign'
import { findByMobile, inviteCodeOf, KNOWN_PHONES, type Account } from '../state/accounts'
import { defineMocks } from './defineMocks'
import { driversOnly } from './driversOnly'
import { activityOf, callerOf, textOf, type EndpointContext } from './endpoint'
import { firstOrderTime } from '../seeds/firstOrders'
import { mockAction, mockShareCallback, requestIdOf } from './mockCalls'
import { mockPage } from './mockPage'
import { Refusal } from './refusal'
import { definePart } from '../state/state'

const NOT_MET = -196965
const MISSING = -200400
const CITY_CLOSED = 2

/** The campaign's sample, and what the activity is besides. */
type HireSeed = {
  readonly sample: { readonly cities: readonly { readonly name: string; readonly cents: number }[]; readonly ladder: readonly { readonly friends: number; readonly cents: number }[]; readonly giftCents: number }
  readonly activityName: string
  readonly inviteType: number
  /** Whose recommendations there were before this visit. Drivers recommend only among themselves. */
  readonly owner: 'passenger' | 'driver'
  readonly ruleContent: string
}

/** `uid`: whose number it is. `to`: the code of the link. */
type Clue = { readonly clueNo: string; readonly sourceId: string; readonly to: string; readonly uid: string; readonly requestId: string }

const clues = definePart('windClues', (): Clue[] => [])

/** Those from before: twelve people, seven of whom have signed, five of them on the road. */
const BEFORE = { clues: 12, signed: 7, onRoad: 5 }
const NOBODY = { clues: 0, signed: 0, onRoad: 0 }

function recommendedBy(account: Account, context: EndpointContext, owner: HireSeed['owner']) {
  const before = findByMobile(context.state, KNOWN_PHONES[owner])?.uid === account.uid ? BEFORE : NOBODY
  const { sourceId } = activityOf(context)
  const own = clues.of(context.state).filter((clue) => clue.sourceId === sourceId && clue.to === inviteCodeOf(account))
  const onRoad = own.filter((clue) => firstOrderTime(context.state, clue.uid) !== undefined).length
  return { clues: before.clues + own.length, signed: before.signed + onRoad, onRoad: before.onRoad + onRoad }
}

const cityClosed = () => {
  throw new Refusal(NOT_MET, { reason: CITY_CLOSED }, '所在城市暂未开放招募')
}

/** A user applies once in an activity; the same request again is the same. */
function submitClue(context: EndpointContext) {
  const account = callerOf(context)
  const { uid } = account
  const [to, requestId] = [textOf(context, 'promotorCode'), requestIdOf(context)]
  if (textOf(context, 'name') === '' || textOf(context, 'city') === '') throw new Refusal(MISSING)
  if (to === inviteCodeOf(account)) throw new Refusal(NOT_MET, undefined, '不能接受自己的邀请哦')
  const { sourceId } = activityOf(context)
  const all = clues.of(context.state)
  const known = all.find((clue) => clue.uid === uid && clue.sourceId === sourceId)
  if (known) return { clueNo: known.clueNo, duplicate: known.requestId === requestId ? 0 : 1 }
  const clueNo = `XS${context.clock.now().slice(0, 10).replaceAll('-', '')}${String(all.length + 1).padStart(3, '0')}`
  all.push({ clueNo, sourceId, to, uid, requestId })
  return { clueNo, duplicate: 0 }
}

/** Every campaign of the kind calls them so. */
const common = [mockShareCallback('windShareCallback'), mockAction('submitWindDriverClue', submitClue, { duplicate: () => ({ clueNo: 'XS20261101001', duplicate: 1 }), cityClosed })] as const

/** The part of a campaign in which users recommend those who want to drive. `name` is that of its page call. */
export function hireMocks(campaign: Pick<Campaign, 'prefix' | 'developmentSourceId' | 'pages'>, name: string, { sample: { cities, ladder, giftCents }, activityName, inviteType, owner, ruleContent }: HireSeed) {
  const page = mockPage(name, { stat: (account, context) => recommendedBy(account, context, owner) }, () => ({ cityClosed }))
  return defineMocks(campaign, {
    activity: {
      activityName,
      inviteType,
      rewardRule: { inviteeAmount: giftCents, cityRewards: cities.map((city) => ({ cityName: city.name, amount: city.cents })), ladder: ladder.map((step) => ({ inviteCount: step.friends, amount: step.cents })) },
      pageConfig: { inviteeRegisterPageConfig: { cities: cities.map((city) => ({ name: city.name })) }, rulePageConfig: { ruleContent, updateTime: '2026-11-01 10:00:00' } },
    },
    endpoints: [...(owner === 'driver' ? driversOnly(page) : [page]), ...common],
  })
}
