import { toThirdPartyLogin, toTicketLogin } from './ticketModel'

it.each([
  ['abc', 'TICKET_abc'],
  ['TICKET_abc', 'TICKET_abc'],
])('sends the ticket %s as %s (spec 1 §7)', (ticket, sent) => {
  expect(toTicketLogin({ ticket, appId: null })).toEqual({ ticket: sent, appId: undefined })
})

it('names the charge-car app (spec 1 §7)', () => {
  expect(toTicketLogin({ ticket: 'abc', appId: 'saic-charge-car' })).toEqual({ ticket: 'TICKET_abc', appId: 'saic-charge-car' })
})

it('sends a third-party ticket with the fields of spec 2 §7.4', () => {
  const invitation = { promotorCode: 'P1', sourceId: 'S1', shareSourceId: 'S0', channel: 'WX', inviteType: null, isApp: 1 } as const
  expect(toThirdPartyLogin({ ticket: 'third', invitation, pageUrl: 'https://h5.example/' })).toEqual({
    accountName: 'third',
    accountType: 4,
    platform: 'h5',
    promotorCode: 'P1',
    channelCode: 'WX',
    source: 'S1',
    commonJson: '{"invParam":{"promotorCode":"P1","source":"S1","shareSource":"S0","channelCode":"WX","inviteType":"","isApp":1}}',
    extraParameters: '{"url":"https://h5.example/"}',
  })
})
