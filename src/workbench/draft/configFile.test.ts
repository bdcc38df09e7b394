import { image, text } from '@/lib/pageConfig'
import { fileNameOf, LARGEST_FILE, lostBy, parseFile, toFile } from './configFile'

const page = 'some-activity/rule'
const fields = { title: text('Title'), bgImage: image('Picture') }
const read = (content: string) => parseFile(content, page, fields)

it('reads what it has written', () => {
  const config = { title: '规则', bgImage: 'https://cdn.example/a.png' }
  expect(read(toFile({ page, config }))).toEqual({ kind: 'taken', config, dropped: [] })
  expect(fileNameOf(page)).toBe('some-activity.rule.json')
})

it('reads a bare configuration, also from an editor that marks its files', () => {
  expect(read('\uFEFF{"title":"Hi"}')).toEqual({ kind: 'taken', config: { title: 'Hi' }, dropped: [] })
})

it('leaves out what the page does not have, and says so', () => {
  expect(read('{"title":"Hi","more":1,"__proto__":{"x":1}}')).toEqual({ kind: 'taken', config: { title: 'Hi' }, dropped: ['more', '__proto__'] })
})

it.each([{ name: 'package', version: '1.0.0' }, { page, config: { other: 1 } }])('refuses %j, which has no field of the page, and names what it has', (value) => {
  expect(read(JSON.stringify(value))).toEqual({ kind: 'foreign', names: 'config' in value ? ['other'] : ['name', 'version'] })
})

it('takes an exported file of a page that is at its defaults', () => {
  expect(read(toFile({ page, config: {} }))).toEqual({ kind: 'taken', config: {}, dropped: [] })
})

it('knows what would be gone', () => {
  expect(lostBy({ title: 'New' }, { title: 'Old', bgImage: '/a.png' })).toEqual(['bgImage'])
  expect(lostBy({ title: 'New' }, {})).toEqual([])
})

it('lets wrong values in, for the form to name them', () => {
  expect(read('{"title":7}')).toEqual({ kind: 'taken', config: { title: 7 }, dropped: [] })
})

it.each([
  ['', 'notJson'],
  ['{"title":', 'notJson'],
  ['<html>', 'notJson'],
  ['[]', 'notConfig'],
  ['"title"', 'notConfig'],
  ['null', 'notConfig'],
  ['{}', 'notConfig'],
  [JSON.stringify({ page, config: 'x' }), 'notConfig'],
  [`{"title":${'['.repeat(30)}${']'.repeat(30)}}`, 'notConfig'],
])('refuses %j: %s', (content, kind) => {
  expect(read(content)).toEqual({ kind })
})

it('refuses the file of another page, and names that page', () => {
  expect(read(toFile({ page: 'some-activity', config: {} }))).toEqual({ kind: 'otherPage', page: 'some-activity' })
})

it('refuses a file that is too large before it reads it', () => {
  expect(read(`{"title":"${'x'.repeat(LARGEST_FILE)}"}`)).toEqual({ kind: 'tooLarge' })
})
