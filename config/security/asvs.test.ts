import { existsSync, readFileSync } from 'node:fs'

const SECTIONS = { '3.1': 1, '3.2': 3, '3.3': 5, '3.4': 8, '3.5': 8, '3.6': 1, '3.7': 5 } as const

const rows = readFileSync('config/security/asvs-v3.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| 3.'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', asks = '', shown = '']) => ({ id, level, asks, shown }))

const named = rows.flatMap(({ id, shown }) => [...shown.matchAll(/`([^`]+\.tsx?) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({ id, file, name })))

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

/** Calls that declare a test, ours of the browser tests too. */
const CALL = /\b(it|test|describe|inBothBrowsers|inBrowser)((?:\.\w+)*)\(/g

/** Whether a whole title of a test reads so, and the test is run: words in a comment, part of a title or a skipped test show nothing. */
function isTestOf(source: string, name: string): boolean {
  for (let at = source.indexOf(name); at >= 0; at = source.indexOf(name, at + 1)) {
    const quote = source[at - 1] ?? ''
    const before = source.slice(0, at - 1)
    const [, call = '', how = ''] = [...before.matchAll(CALL)].at(-1) ?? []
    const isTitle = /['"`]/.test(quote) && source[at + name.length] === quote && (call === 'inBrowser' ? /\('\w+', $/ : /\(\s*$/).test(before)
    if (isTitle && call !== 'describe' && !/skip|todo|failing/.test(how)) return true
  }
  return false
}

it('tells a title of a test from other words', () => {
  const source = "// says nothing\nit('says it', () => 1)\nit.each([1])('says %s', () => 1)\nit.skip('says no more', () => 1)\ndescribe('says all', () => 1)\ninBrowser('current', 'says in one', f)\ninBothBrowsers('says in both', f)"
  const titles = ['says it', 'says %s', 'says in one', 'says in both']
  expect(titles.filter((title) => isTestOf(source, title))).toEqual(titles)
  expect(['says', 'says nothing', 'says no more', 'says all', 'current'].filter((title) => isTestOf(source, title))).toEqual([])
})

it.each(named)('$id: $file has the test "$name"', ({ file, name }) => {
  expect({ file, exists: existsSync(file) }).toEqual({ file, exists: true })
  expect({ name, isTest: isTestOf(readFileSync(file, 'utf8'), name) }).toEqual({ name, isTest: true })
})
