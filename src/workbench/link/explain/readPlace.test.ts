import fc from 'fast-check'
import { readPlace } from './readPlace'

const ORIGIN = 'http://localhost:8080'
const BASE = '/market-platform-h5'

it.each([
  ['https://h5.ride-market.example/market-platform-h5/some-activity/rule?sourceId=A#top', 'https://h5.ride-market.example', '/some-activity/rule', '?sourceId=A', false],
  ['h5-sit.ride-market.example/market-platform-h5/some-activity', 'https://h5-sit.ride-market.example', '/some-activity', '', false],
  ['localhost:4173/market-platform-h5/some-activity', 'http://localhost:4173', '/some-activity', '', false],
  ['192.168.1.7:8080/market-platform-h5/some-activity', 'http://192.168.1.7:8080', '/some-activity', '', false],
  ['some-activity/rule?sourceId=A', ORIGIN, '/some-activity/rule', '?sourceId=A', false],
  ['/market-platform-h5/some-activity/', ORIGIN, '/some-activity/', '', false],
  ['/some-activity/rule', ORIGIN, '/some-activity/rule', '', true],
  ['https://h5.ride-market.example//market-platform-h5//some-activity/index.html', 'https://h5.ride-market.example', '/some-activity/', '', true],
  ['<https://h5.ride-market.example/market-platform-h5/x>', 'https://h5.ride-market.example', '/x', '', false],
  ['http%3A%2F%2Flocalhost%3A4173%2Fmarket-platform-h5%2Fsome-activity%3FsourceId%3DA', 'http://localhost:4173', '/some-activity', '?sourceId=A', false],
  ['https%253A%252F%252Fh5.ride-market.example%252Fmarket-platform-h5%252Fx', 'https://h5.ride-market.example', '/x', '', false],
  ['  “some-activity”  ', ORIGIN, '/some-activity', '', false],
  ['https://h5.ride-market.example/market-platform-h5/100%', 'https://h5.ride-market.example', '/100%25', '', true],
])('reads %s as the browser and the app do', (typed, origin, pathname, search, isCorrected) => {
  expect(readPlace(typed, ORIGIN)).toMatchObject({ origin, pathname, search, isCorrected })
})

it.each([
  ['/some-activity/rule', true],
  ['https://h5.ride-market.example/some-activity', true],
  ['https://h5.ride-market.example/MARKET-platform-h5/some-activity', true],
  ['https://h5.ride-market.example/market-platform-h5-old/x', true],
  ['https://h5.ride-market.example/market-platform-h5', false],
  ['https://h5.ride-market.example//market-platform-h5//some-activity', false],
  ['https://h5.ride-market.example/', false],
  ['some-activity/rule', false],
])('knows of %s whether a host serves it', (typed, isOutside) => {
  expect(readPlace(typed, ORIGIN)).toMatchObject({ isOutside })
})

it.each(['', '   ', 'javascript:alert(1)', 'mailto:a@b.c', 'weixin://dl/x', 'data:text/html,x', 'https://', 'http://[x'])('takes %j for no web address', (typed) => {
  expect(readPlace(typed, ORIGIN)).toBeNull()
})

it('never throws, and never leaves the web', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.string().map((text) => `${ORIGIN}${BASE}/${text}`)), (typed) => {
      const place = readPlace(typed, ORIGIN)
      expect(place === null || /^https?:\/\//.test(place.origin)).toBe(true)
    }),
  )
})
