import { DRIVER, findByInviteCode, toMobileMask, type Account } from '../state/accounts'
import { driverWords } from '../seeds/driverIncome'
import { becomeDriver } from '../seeds/driverRegistrations'
import { recalledFriends } from '../seeds/recalledFriends'
import { activityOf, callerOf, candlePath, defineEndpoint, numberOf, textOf, type EndpointContext, type Outcome } from '../calls/endpoint'
import { firstOrderTime } from '../seeds/firstOrders'

/** The reward of a person who has just registered; 1 to 4 are for friends who come back (spec 1 §4, passenger cash register path). */
const NEW_USER_REWARD = 5

/** Of a new friend: what the activity's rule says, else twenty yuan of ride credit. */
function offerOf(context: EndpointContext) {
  const { inviteeAmount = 2000, inviteeThreshold = 0, inviteeValidDays = 0 } = activityOf(context).rewardRule as Readonly<Record<string, number>>
  return { rewardAmount: inviteeAmount, thresholdAmount: inviteeThreshold, validDays: inviteeValidDays }
}

type Reward = { receiveInviteeRewardBefore: 0 | 1; hitInviteeReward: 0 | 1; inviteeRewardType: number; rewardAmount: number }

const reward = (context: EndpointContext, received: 0 | 1, hit: 0 | 1, type: number): Reward => ({
  receiveInviteeRewardBefore: received,
  hitInviteeReward: hit,
  inviteeRewardType: type,
  rewardAmount: hit ? offerOf(context).rewardAmount : 0,
})

/** A friend who comes back is from now on in the list of the user whose link led here. */
function give(context: EndpointContext, type: number): Reward {
  if (type !== NEW_USER_REWARD) recalledFriends.add(context)
  return reward(context, 0, 1, type)
}

/** `type1` to `type5` hit a reward of that type, `before1` to `before5` had received it earlier. */
const rewardCases: Record<string, Outcome> = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((type) => [
    [`type${type}`, (context) => give(context, type)],
    [`before${type}`, (context) => reward(context, 1, 0, type)],
  ]),
)

/** `result1` to `result7`: the invitee outcomes of spec 1 §9. */
const numberedCases = (name: string, field: string): Record<string, Outcome> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((value) => [`${name}${value}`, () => ({ [field]: value })]))

/** What becomes of an invited friend (spec 1 §4 and §7). */
export const inviteeEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: candlePath('queryInviterCard'),
    sourceId: 'known',
    outcomes: {
      ok: (context) => {
        const inviter = findByInviteCode(context.state, textOf(context, 'promotorCode'))
        return { inviter: inviter ? nameOf(inviter) : null, ...offerOf(context) }
      },
      unknown: (context) => ({ inviter: null, ...offerOf(context) }),
      named: (context) => ({ inviter: { mobileMask: '138****8000', nickName: '小满' }, ...offerOf(context) }),
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('dealInviteeReward'),
    token: 'required',
    sourceId: 'open',
    outcomes: { ok: (context) => deal(context), ...rewardCases, none: (context) => reward(context, 0, 0, 1) },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('queryInviteePageType'),
    token: 'required',
    sourceId: 'known',
    outcomes: { ok: (context) => ({ inviteePageType: callerOf(context).recallRewardType ? 4 : 1 }), ...numberedCases('type', 'inviteePageType') },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('inviteActivityResult'),
    token: 'required',
    sourceId: 'open',
    outcomes: {
      ok: (context) => {
        if (activityOf(context).rewardRule['registersDrivers'] === 1) return { result: becomeDriver(context) ? 0 : 1 }
        // A registration is new with its own login, and known to every later one.
        if (hasRegisteredHere(context) && numberOf(context, 'newUserFlag', 1) === 2) return { result: 0 }
        return { result: callerOf(context).recallRewardType ? 4 : 1 }
      },
      newUser: () => ({ result: 0 }),
      ...numberedCases('result', 'result'),
    },
  }),
]

/** A driver is known by name and plate. */
function nameOf(inviter: Account) {
  const { driverName, plateMask } = driverWords(inviter)
  return { mobileMask: toMobileMask(inviter.mobile), ...(inviter.userType === DRIVER && { nickName: `${driverName} ${plateMask}` }) }
}

/** Whether the caller's account was made through this activity. */
const hasRegisteredHere = (context: EndpointContext): boolean => callerOf(context).registration?.sourceId === activityOf(context).sourceId

/** A reward is given once for an activity; asking again says that it was given before. */
function deal(context: EndpointContext): Reward {
  const account = callerOf(context)
  const { sourceId } = activityOf(context)
  const received = account.inviteeRewards[sourceId]
  if (received !== undefined) return reward(context, 1, 0, received)
  const type = hasRegisteredHere(context) ? NEW_USER_REWARD : account.recallRewardType
  if (type === undefined || isStillToBeEarned(context, account)) return reward(context, 0, 0, 1)
  account.inviteeRewards[sourceId] = type
  return give(context, type)
}

/** Where the activity's rule gives the reward with the friend's first order, not with the registration. */
const isStillToBeEarned = (context: EndpointContext, { uid }: Account): boolean => activityOf(context).rewardRule['isAfterFirstOrder'] === 1 && firstOrderTime(context.state, uid) === undefined
