import { getDotPath, parse, safeParse } from 'valibot'
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

  it.each([
    [{ status: '3', amount: '1000' }, {}],
    [{ nickName: null, avatar: '', conditionText: null, invalidReason: null, expireTime: null }, {}],
    [{ mobileMask: 13800138000 }, { name: '13800138000' }],
    [{ status: 5 }, { status: 'unknown' }],
    [{ status: null }, { status: 'unknown' }],
    [{ registerTime: '2026/11/02' }, { registeredAt: '' }],
  ])('is read kindly: %j', (change, read) => {
    const plain = parseInviteRow(parse(inviteRowReply, sent))
    expect(parseInviteRow(parse(inviteRowReply, { ...sent, ...change }))).toEqual({ ...plain, ...read })
  })

  it.each([{ id: '' }, { id: null }, { amount: 10.5 }, { amount: -1 }, { amount: null }, { statusName: {} }])('is not read with %j', (change) => {
    const { issues } = safeParse(inviteRowReply, { ...sent, ...change })
    expect(issues && getDotPath(issues[0])).toBe(Object.keys(change)[0])
  })
})
