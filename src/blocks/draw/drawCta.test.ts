import { drawCta, type DrawCta } from './drawCta'

it.each<[Parameters<typeof drawCta>, DrawCta]>([
  [['idle', undefined, true], 'draw'],
  [['idle', 2, true], 'draw'],
  [['idle', 0, true], 'share'],
  [['idle', 0, false], 'none'],
  [['drawing', 0, true], 'busy'],
  [['asking', 3, true], 'busy'],
  [['unknown', 0, true], 'ask'],
  [['settled', 0, true], 'share'],
  [['settled', 1, true], 'draw'],
])('for %j is %s', (given, cta) => {
  expect(drawCta(...given)).toBe(cta)
})
