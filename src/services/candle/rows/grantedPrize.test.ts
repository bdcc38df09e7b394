import { object, parse } from 'valibot'
import { grantedPrizePart, openedEntries, parseGrantedPrize, parseOpened, alreadyReceivedPrize } from './grantedPrize'

const LAST = '2026-12-10 23:59:59'
const sent = { id: 'P1', rewardName: '打车券', rewardType: 2, amount: 1200, expireTime: LAST }

it.each([
  ['with days left', {}, '2026-12-10 23:59:59', 'usable'],
  ['after its last second, by the server’s time', {}, '2026-12-11 00:00:00', 'expired'],
  ['after it, with a status that does not say so yet', { status: 2 }, '2026-12-11 00:00:00', 'expired'],
  ['without a deadline', { expireTime: null }, '2027-01-01 00:00:00', 'usable'],
  ['where the server’s time is not known', {}, '', 'usable'],
  ['that was used (status 3)', { status: 3 }, '2026-12-01 00:00:00', 'used'],
  ['that was used, after its deadline', { status: '3' }, '2027-01-01 00:00:00', 'used'],
  ['that the server calls expired (status 4)', { status: 4 }, '2026-12-01 00:00:00', 'expired'],
  ['that is not there yet (status 1)', { status: 1 }, '2026-12-01 00:00:00', 'waiting'],
  ['that is on its way (status 5)', { status: 5 }, '2026-12-11 00:00:00', 'waiting'],
  ['that could not be given (status 6)', { status: 6 }, '2026-12-01 00:00:00', 'failed'],
  ['that is a thing, which waits for its user (status 1)', { status: 1, rewardType: 3 }, '2026-12-01 00:00:00', 'usable'],
  ['of a status that is not known', { status: 9 }, '2026-12-01 00:00:00', 'usable'],
])('reads a prize %s (design §0.4 RewardRow)', (_, change, serverTime, status) => {
  expect(parseGrantedPrize(parse(grantedPrizePart, { ...sent, ...change }), serverTime)).toMatchObject({ id: 'P1', cents: 1200, status })
})

it('has the server’s words for how a prize stands, but not those from before its days were over', () => {
  const wordsOf = (change: object, serverTime: string) => parseGrantedPrize(parse(grantedPrizePart, { ...sent, ...change }), serverTime)?.statusName
  expect([wordsOf({ status: 5, statusName: '发放中' }, LAST), wordsOf({ status: 2, statusName: '已到账' }, '2026-12-11 00:00:00'), wordsOf({}, LAST)]).toEqual(['发放中', '', ''])
})

it('reads no prize where none was given', () => {
  expect(parseGrantedPrize(parse(grantedPrizePart, null), LAST)).toBeNull()
})

it.each([
  ['what it gave', { isOpened: 1, isWin: 1, reward: sent }, expect.objectContaining({ id: 'P1', status: 'usable' })],
  ['what it gave, where no flag says that it is open', { reward: sent }, expect.objectContaining({ id: 'P1' })],
  ['a prize of which nothing is said', { isOpened: 1, isWin: 1, reward: null }, alreadyReceivedPrize],
  ['nothing', { isOpened: 1, isWin: 0, reward: null }, null],
  ['that it is closed', { isOpened: 0, isWin: 0, reward: null }, undefined],
  ['that it is closed, where nothing is said', {}, undefined],
])('reads of a thing that is opened once: %s (design §4, §12)', (_, stat, prize) => {
  expect(parseOpened(parse(object(openedEntries), stat), LAST)).toEqual(prize)
})
