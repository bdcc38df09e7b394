import { parse } from 'valibot'
import { inviteeRewardReply, inviterReply } from './inviteeContract'
import { parseInviteeReward, parseInviter, toOutcomeRequest, toRewardRequest } from './inviteeModel'

const request = { sourceId: 'S1', promotorCode: 'P1', shareSourceId: 'S0', channel: 'WECHAT', isNewUser: true }
const unknown = { sourceId: 'S1', promotorCode: null, shareSourceId: null, channel: null, isNewUser: false }

it('says 2 for a new user and 1 for an existing one (spec 1 §9)', () => {
  expect(toRewardRequest(request)).toEqual({ sourceId: 'S1', promotorCode: 'P1', shareSourceId: 'S0', channel: 'WECHAT', newUserFlag: 2 })
  expect(JSON.parse(JSON.stringify(toRewardRequest(unknown)))).toEqual({ sourceId: 'S1', newUserFlag: 1 })
  expect(toOutcomeRequest(request)).toEqual({ sourceId: 'S1', promotorCode: 'P1', newUserFlag: 2 })
})

it.each([
  [{ receiveInviteeRewardBefore: 1, hitInviteeReward: 1, inviteeRewardType: 3, rewardAmount: 2000 }, { status: 'receivedBefore', type: 3, cents: null }],
  [{ receiveInviteeRewardBefore: 0, hitInviteeReward: 1, inviteeRewardType: 5, rewardAmount: 2000 }, { status: 'hit', type: 5, cents: 2000 }],
  [{ receiveInviteeRewardBefore: 0, hitInviteeReward: 1, inviteeRewardType: 2, rewardAmount: 0 }, { status: 'hit', type: 2, cents: null }],
  [{ receiveInviteeRewardBefore: 0, hitInviteeReward: 0, inviteeRewardType: 1 }, { status: 'none', type: 1, cents: null }],
  [{}, { status: 'none', type: 0, cents: null }],
  [{ receiveInviteeRewardBefore: false, hitInviteeReward: '1', inviteeRewardType: '5', rewardAmount: '2000' }, { status: 'hit', type: 5, cents: 2000 }],
] as const)('reads %j (spec 1 §3)', (reply, expected) => {
  expect(parseInviteeReward(parse(inviteeRewardReply, reply))).toEqual(expected)
})

it.each([
  [{ inviter: { mobileMask: '138****8000' }, rewardAmount: 2000 }, { inviter: { name: '138****8000', avatar: '' }, cents: 2000 }],
  [{ inviter: { mobileMask: '138****8000', nickName: 'Ming', avatar: 'javascript:alert(1)' } }, { inviter: { name: 'Ming', avatar: '' }, cents: null }],
  [{ inviter: null, rewardAmount: 0 }, { inviter: null, cents: null }],
  [{ inviter: '', rewardAmount: null }, { inviter: null, cents: null }],
  [{ inviter: { mobileMask: null } }, { inviter: null, cents: null }],
])('knows the inviter of %j', (reply, expected) => {
  expect(parseInviter(parse(inviterReply, reply))).toEqual(expected)
})
