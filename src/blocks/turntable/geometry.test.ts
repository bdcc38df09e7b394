import { angleOf, distanceTo, linesOf, sectorAt, sectorPath } from './geometry'

const counts = [2, 3, 5, 8, 11, 12]

it.each(counts)('puts each of %i sectors under the pointer, and finds it there', (count) => {
  for (let index = 0; index < count; index++) {
    const angle = angleOf(index, count)
    expect([angle >= 0, angle < 360, sectorAt(angle, count)]).toEqual([true, true, index])
    // Wherever it turned from, and however often.
    for (const from of [0, 17.3, 359.9]) {
      const distance = distanceTo(angle, from, 540)
      expect([distance >= 540, distance < 900, sectorAt(from + distance, count)]).toEqual([true, true, index])
    }
  }
})

it('draws sectors that lie side by side all around', () => {
  for (const count of counts) {
    const ends = Array.from({ length: count }, (_, index) => /L(\S+ \S+)A.* (\S+ \S+)z/.exec(sectorPath(index, count))?.slice(1) ?? [])
    expect(ends.map(([, end]) => end)).toEqual([...ends.slice(1), ...ends.slice(0, 1)].map(([start]) => start))
  }
})

it.each([
  ['', 8, []],
  ['谢谢参与', 8, ['谢谢参与']],
  ['¥20打车券', 8, ['¥20打', '车券']],
  ['¥20打车券', 9, ['¥20打车券']],
  ['七天免费畅行大礼包', 8, ['七天免费', '畅行大…']],
  ['Ride coupon', 8, ['Ride', 'coupon']],
  ['Supercalifragilistic', 8, ['Supercal', 'ifragil…']],
])('writes %j in lines of %i: %j', (label, most, lines) => expect(linesOf(label, most)).toEqual(lines))
