import { landingOf } from './landing'

const on = (...ids: readonly string[]) => ids.map((prizeId) => ({ prizeId }))
const wheel = on('5', '0', '7', '0')

it.each([
  ['its own sector', wheel, '7', undefined, 2],
  ['its own again', wheel, '7', 2, 2],
  ['another of the same', wheel, '0', 1, 3],
  ['no prize, for one that is not on the wheel', wheel, '99', undefined, 1],
  ['where it was, for one that is not on a wheel without blanks', on('1', '2'), '99', 0, undefined],
  ['not where no prize is named, for a loss', on('', '5'), '0', undefined, undefined],
] as const)('stops at %s', (_, sectors, prizeId, standsAt, at) => expect(landingOf(sectors, prizeId, standsAt)).toBe(at))
