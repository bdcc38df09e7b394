import { inviteLink, withInviter, type Invitation } from './inviteLink'

const invitation: Invitation = {
  origin: 'https://m.example.com',
  path: '/market-platform-h5/some-activity',
  sourceId: 'S1',
  promotorCode: 'P8K3QX',
  shareSourceId: 'S0',
  channel: 'SAIC',
}

const home = 'https://m.example.com/market-platform-h5/some-activity'

describe('inviteLink', () => {
  it.each<[string, Partial<Invitation>, string]>([
    ['names activity, inviter, origin of the share and channel', {}, `${home}?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0&channel=SAIC`],
    ['takes the activity as the origin of the share', { shareSourceId: '' }, `${home}?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S1&channel=SAIC`],
    ['is a plain way to the activity without an inviter', { promotorCode: '', channel: '' }, `${home}?sourceId=S1&shareSourceId=S0`],
    ['escapes what it carries', { channel: 'a&b=c#d 你' }, `${home}?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0&channel=a%26b%3Dc%23d%20%E4%BD%A0`],
    ['takes any text for a code, half a character too', { promotorCode: 'P\ud800X', channel: '\udfff\u{1f600}' }, `${home}?sourceId=S1&promotorCode=P%EF%BF%BDX&shareSourceId=S0&channel=%EF%BF%BD%F0%9F%98%80`],
    ['leads to the page it is told', { path: '/x/invitee-register', channel: '' }, 'https://m.example.com/x/invitee-register?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0'],
    ["takes the server's link (spec 2 §3, custom link flag 1)", { customLink: 'https://go.example.com/i' }, 'https://go.example.com/i?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0&channel=SAIC'],
    ['keeps what a custom link says itself', { customLink: 'https://go.example.com/i?sourceId=X#top' }, 'https://go.example.com/i?sourceId=X&promotorCode=P8K3QX&shareSourceId=S0&channel=SAIC#top'],
    ['gives a custom path its origin', { customLink: '/i' }, 'https://m.example.com/i?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0&channel=SAIC'],
    ['refuses a custom link that is not safe', { customLink: 'javascript:alert(1)' }, `${home}?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0&channel=SAIC`],
  ])('%s', (_, change, link) => {
    expect(inviteLink({ ...invitation, ...change })).toBe(link)
  })
})

it.each([
  ['/pages/invite/index', '/pages/invite/index?sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0&channel=SAIC'],
  ['pages/invite/index?channel=CARD', 'pages/invite/index?channel=CARD&sourceId=S1&promotorCode=P8K3QX&shareSourceId=S0'],
])('names the inviter in the path of a mini program: %s', (path, named) => {
  expect(withInviter(path, invitation)).toBe(named)
})
