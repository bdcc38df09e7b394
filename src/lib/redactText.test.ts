import fc from 'fast-check'
import { redactText } from './redactText'

it.each([
  ['13800138000', '<redacted>'],
  ['phone +86 138 0013 8000 is taken', 'phone <redacted> is taken'],
  ['138-0013-8000', '<redacted>'],
  ['Bearer abc.def.ghi', 'Bearer <redacted>'],
  ['ticket TICKET_9f8e7d', 'ticket TICKET_ <redacted>'],
  ['jwt eyJhbGciOi.eyJzdWIi.c2ln', 'jwt <redacted>'],
  ['{"smsCode":"123456","sourceId":"S1"}', '{"smsCode":<redacted>,"sourceId":"S1"}'],
  ['contextToken=c1 and more', 'contextToken=<redacted> and more'],
  ['name: Li Lei, city', 'name: <redacted> Lei, city'],
  ['li.lei@example.com', '<redacted>'],
  ['the code 123456 is wrong', 'the code <redacted> is wrong'],
  ['GET https://a.example/x?sourceId=S1&telephone=1&from=%2Fa failed', 'GET https://a.example/x?sourceId=S1&telephone=<redacted>&from=<redacted> failed'],
  ['id 310101199001011234 of U00000000000000000000000000000001', 'id <redacted> of <redacted>'],
])('hides what is personal in %j (spec 1 §3)', (text, shown) => {
  expect(redactText(text)).toBe(shown)
})

it.each([
  'Loading chunk 1340 failed',
  'errCode -196606',
  'https://h5.ride-market.example/market-platform-h5/assets/m/app.0a1b2c3d4e.js:1:23456',
  "Cannot read properties of undefined (reading 'title')",
])('leaves what helps to find the fault: %s', (text) => {
  expect(redactText(text)).toBe(text)
})

const phone = fc.tuple(fc.constantFrom('13', '15', '17', '18', '19'), fc.stringMatching(/^\d{9}$/)).map((parts) => parts.join(''))

it('lets no phone number through, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string(), phone, fc.string(), (before, number, after) => {
      expect(redactText(`${before}${number}${after}`).includes(number)).toBe(false)
    }),
  )
})

it('takes any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof redactText(text) === 'string'))
})
