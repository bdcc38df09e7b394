import { existsSync, readFileSync } from 'node:fs'

const SECTIONS = { '3.1': 1, '3.2': 3, '3.3': 5, '3.4': 8, '3.5': 8, '3.6': 1, '3.7': 5 } as const

const rows = readFileSync('config/security/asvs-v3.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| 3.'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', asks = '', shown = '']) => ({ id, level, asks, shown }))

const named = rows.flatMap(({ id, shown }) => [...shown.matchAll(/`([^`]+\.ts) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({ id, file, name })))

it('has every requirement of the chapter once, in its order', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) => Array.from({ length: count }, (_, index) => `${section}.${index + 1}`))
  expect(rows.map(({ id }) => id)).toEqual(wanted)
})

it('says of each what it asks for, at which level, and what shows it or why it does not apply', () => {
  expect(rows.filter(({ level, asks, shown }) => !/^[123]$/.test(level) || asks === '' || shown.length < 20)).toEqual([])
  const unshown = rows.filter(({ id }) => !named.some((test) => test.id === id)).map(({ id }) => id)
  // Documentation itself, the gateways' own affairs, and one that the specification decides.
  expect(unshown).toEqual(['3.1.1', '3.4.2', '3.5.3', '3.7.3'])
})

it.each(named)('$id: $file has the test "$name"', ({ file, name }) => {
  expect({ file, exists: existsSync(file) }).toEqual({ file, exists: true })
  expect(readFileSync(file, 'utf8')).toContain(name)
})
