import { parse, safeParse } from 'valibot'
import { inviteRowReply, parseInviteRow } from './inviteRow'

const sent = { id: 'i1', mobileMask: '138****5678', registerTime: '2026-11-02 09:05:07', status: 3, statusName: 'arrived', amount: 1000 }

describe('an invite row', () => {
  it('is shown with minutes, not seconds, and the mask where there is no nickname', () => {
    expect(parseInviteRow(parse(inviteRowReply, sent))).toEqual({
      id: 'i1', name: '138****5678', avatar: '', registeredAt: '11-02 09:05', status: 'rewarded', statusName: 'arrived', note: '', deadline: '', cents: 1000,
    })
  })

  it.each([
    [2, 'still to ride'],
    [4, 'rode before'],
  ])('of status %i says %s', (status, note) => {
    const row = { ...sent, status, conditionText: 'still to ride', invalidReason: 'rode before' }
    expect(parseInviteRow(parse(inviteRowReply, row)).note).toBe(note)
  })

  it.each([
    [2, '11-09 09:05'],
    [3, ''],
    [4, ''],
  ])('of status %i can still be fulfilled until %j', (status, deadline) => {
    expect(parseInviteRow(parse(inviteRowReply, { ...sent, status, expireTime: '2026-11-09 09:05:07' })).deadline).toBe(deadline)
  })

  it.each([{ ...sent, id: '' }, { ...sent, amount: 10.5 }, { ...sent, amount: -1 }, { ...sent, status: 5 }, { ...sent, mobileMask: 13800138000 }])('is refused in another shape', (row) => {
    expect(safeParse(inviteRowReply, row).success).toBe(false)
  })
})
