import { bankLink } from './bankLink'

const applicant = { chargeSourceId: 'C1', isMinsheng: false }
const BANK = 'https://creditcard.cmbc.com.cn/apply'

it.each([
  [BANK, applicant, `${BANK}?chargeSourceId=C1`],
  [BANK, { ...applicant, isMinsheng: true }, `${BANK}?chargeSourceId=C1&isMinsheng=1`],
  [`${BANK}?a=1&chargeSourceId=X#top`, applicant, `${BANK}?a=1&chargeSourceId=C1#top`],
  [BANK, { ...applicant, chargeSourceId: 'a&b=c' }, `${BANK}?chargeSourceId=a%26b%3Dc`],
] as const)('%s for %j is %s', (address, of, link) => {
  expect(bankLink(address, of)).toBe(link)
})

it.each([
  '', 'javascript:alert(1)', 'data:text/html,x', 'http://creditcard.cmbc.com.cn/apply', 'https://evil.example/apply', 'https://creditcard.cmbc.com.cn.evil.example/', 'https://creditcard.cmbc.com.cn@evil.example/', 'https://evil.example#creditcard.cmbc.com.cn',
  'https://creditcard.cmbc.com.cn:8443/apply', '//evil.example', '/market-platform-h5/x', 'saicmobility://card', 'weixin://dl/business', 'https://[a',
])('follows no address but a bank’s: %j', (address) => {
  expect(bankLink(address, applicant)).toBeNull()
})

it('has a stand-in on its own host in development alone', () => {
  expect(bankLink('/bank', applicant, 'localhost:8080')).toBe('/bank?chargeSourceId=C1')
  expect(bankLink('//evil.example', applicant, 'localhost:8080')).toBeNull()
})
