import { parseConfig } from '@/lib/pageConfig'
import { sectorsOf, turntableFields } from './config'
import { landingOf } from './landing'

const read = (...sectors: readonly object[]) => parseConfig(turntableFields, { sectors })
const idsOf = (...sectors: readonly object[]) => sectorsOf(read(...sectors).config, []).map(({ prizeId }) => prizeId)

it('takes the number of a prize as any reply may write it', () => {
  const sectors = [{ prizeId: 1, label: '¥5' }, { prizeId: '2', label: '¥20' }, { prizeId: 0, label: 'Next time' }]
  expect(idsOf(...sectors)).toEqual(['1', '2', '0'])
  expect(read(...sectors).problems).toEqual([])
})

it.each([[{}, 'type'], [1.5, 'type'], ['x'.repeat(41), 'tooLong']])('names a number that is none: %j', (prizeId, reason) => {
  const { config, problems } = read({ prizeId, label: '¥20' })
  expect(config.sectors[0]?.prizeId).toBe('')
  expect(problems).toEqual([{ path: 'sectors.0.prizeId', reason }])
})

it('stops for a loss at no sector whose number is not set, but where one says so by its icon', () => {
  const unnumbered = [{ label: '¥20' }, { prizeId: '', label: '¥5' }]
  const lossOn = (...sectors: readonly object[]) => landingOf(sectorsOf(read(...sectors).config, []), '0', undefined)
  expect(lossOn(...unnumbered)).toBeUndefined()
  expect(lossOn(...unnumbered, { label: 'Next time', look: 'thanks' })).toBe(2)
  // 0 was the number of a sector that was left alone.
  expect(lossOn({ prizeId: '1', label: '¥5' }, { label: 'Next time' })).toBe(1)
  expect(lossOn({ label: '¥20' }, { prizeId: '0', label: 'Next time' })).toBe(1)
})
