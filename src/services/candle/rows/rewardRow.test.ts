import { parse, safeParse } from 'valibot'
import { parseRewardRow, rewardRowReply } from './rewardRow'

const sent = { id: 'r1', rewardName: 'First ride', rewardType: 1, amount: 1000, getTime: '2026-11-02 09:05:07', status: 2, statusName: 'arrived', mobileMask: '138****5678' }

describe('a reward row', () => {
  it('names the friend that it came with', () => {
    expect(parseRewardRow(parse(rewardRowReply, sent))).toEqual({
      id: 'r1', name: 'First ride', kind: 'cash', friend: '138****5678', at: '2026-11-02 09:05', expiresAt: '', quantity: 0, status: 'received', statusName: 'arrived', reason: '', cents: 1000, link: '',
    })
  })

  it('prefers the nickname, and says why it failed', () => {
    expect(parseRewardRow(parse(rewardRowReply, { ...sent, nickName: 'Jie', status: 6, failReason: 'no account' }))).toMatchObject({ friend: 'Jie', status: 'failed', reason: 'no account' })
  })

  it.each([
    [{ expireTime: '2026-12-02 23:59:59', quantity: 3, jumpLink: 'saicmobility://robotaxi' }, { expiresAt: '2026-12-02 23:59', quantity: 3, link: 'saicmobility://robotaxi' }],
    [{ expireTime: '2026/12/02', quantity: null, jumpLink: 'javascript:alert(1)' }, { expiresAt: '', quantity: 0, link: '' }],
  ])('says until when it can be used, how many there are and where (design §0.4 RewardRow): %j', (change, read) => {
    expect(parseRewardRow(parse(rewardRowReply, { ...sent, ...change }))).toMatchObject(read)
  })

  it('does not mind a status or a kind that is not known', () => {
    expect(parseRewardRow(parse(rewardRowReply, { ...sent, status: 7, rewardType: '9' }))).toMatchObject({ status: 'unknown', kind: 'unknown', cents: 1000 })
  })

  it.each([{ ...sent, id: '' }, { ...sent, amount: 10.5 }, { ...sent, amount: -1 }])('is refused in another shape', (row) => {
    expect(safeParse(rewardRowReply, row).success).toBe(false)
  })
})
