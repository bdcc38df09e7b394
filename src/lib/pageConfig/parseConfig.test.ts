import { expectLinear } from '../../../tests/growth'
import { buttonText, choice, colour, date, group, image, link, list, longText, numeric, onOff, parseConfig, richText, text } from './index'

const fields = {
  title: text('Title', 'Welcome'),
  button: buttonText('Button'),
  background: image('Background'),
  target: link('Target'),
  accent: colour('Accent', '#ff5500'),
  seconds: numeric('Seconds', 3, { min: 0, max: 60 }),
  canPageScroll: onOff('Scrolls', true),
  note: longText('Note'),
  rule: richText('Rule', '<p>Rule</p>'),
  endTime: date('End'),
  look: choice('Look', { plain: 'Plain', rich: 'Rich' }, 'plain'),
  step: choice('Step', [[0, 'none'], [1, 'one']], 0),
  share: group('Share', { title: text('Title', 'Come along'), link: link('Link') }),
  steps: list('Steps', { title: text('Title'), link: link('Link') }, { needs: 'title', max: 3 }),
}

const defaults = {
  title: 'Welcome', button: '', background: '', target: '', accent: '#ff5500', seconds: 3, canPageScroll: true, note: '', rule: '<p>Rule</p>', endTime: '', look: 'plain', step: 0,
  share: { title: 'Come along', link: '' }, steps: [],
}

const entries = (length: number, title: unknown) => Array.from({ length }, () => ({ title }))

const pathsOf = (raw: unknown) => parseConfig(fields, raw).problems.map(({ path, reason }) => `${path} ${reason}`)

it('takes what is well set, false and 0 included', () => {
  const config = {
    title: 'Hi', button: '马上领取'.repeat(5), background: '/a.png', target: 'https://a.example', accent: '#00AA11', seconds: 0, canPageScroll: false, note: 'a\nb', rule: '<b>x</b>', endTime: '2026-12-31 23:59:59', look: 'rich', step: 1,
    share: { title: 'Share', link: '/x' }, steps: [{ title: 'One', link: '/one' }],
  }
  expect(parseConfig(fields, { ...config, more: 1 })).toEqual({ config, problems: [] })
})

it.each([undefined, null, {}])('shows the defaults for %j', (raw) => {
  expect(parseConfig(fields, raw)).toEqual({ config: defaults, problems: [] })
})

it.each(['text', 7, [], true, () => undefined])('shows the defaults for %p, and says that it is no configuration', (raw) => {
  expect(parseConfig(fields, raw)).toEqual({ config: defaults, problems: [{ path: '', reason: 'type' }] })
})

it('takes a field that is empty as not set', () => {
  expect(parseConfig(fields, { title: '', seconds: null, steps: '', share: { title: '' } })).toEqual({ config: defaults, problems: [] })
})

it.each([
  [{ seconds: '5' }, { seconds: 5 }],
  [{ step: '1' }, { step: 1 }],
  [{ canPageScroll: 0 }, { canPageScroll: false }],
  [{ canPageScroll: '0' }, { canPageScroll: false }],
  [{ canPageScroll: '1' }, { canPageScroll: true }],
])('takes numbers and switches as any reply may write them: %j', (raw, set) => {
  expect(parseConfig(fields, raw)).toEqual({ config: { ...defaults, ...set }, problems: [] })
})

it.each([
  [{ title: 42 }, 'title type'],
  [{ title: 'x'.repeat(201) }, 'title tooLong'],
  [{ button: 'x'.repeat(21) }, 'button tooLong'],
  [{ note: 'x'.repeat(2_001) }, 'note tooLong'],
  [{ rule: 'x'.repeat(50_001) }, 'rule tooLong'],
  [{ background: `data:image/png;base64,${'A'.repeat(3_000_000)}` }, 'background tooLong'],
  [{ background: 'javascript:alert(1)' }, 'background unsafe'],
  [{ target: 'java\nscript:alert(1)' }, 'target unsafe'],
  [{ accent: 'red' }, 'accent format'],
  [{ seconds: 61 }, 'seconds outOfRange'],
  [{ seconds: Infinity }, 'seconds outOfRange'],
  [{ seconds: NaN }, 'seconds type'],
  [{ canPageScroll: 'yes' }, 'canPageScroll type'],
  [{ endTime: '2026-13-01 00:00:00' }, 'endTime format'],
  [{ look: 'constructor' }, 'look notAChoice'],
  [{ seconds: '5.5' }, 'seconds type'],
  [{ seconds: '61' }, 'seconds outOfRange'],
  [{ step: '2' }, 'step notAChoice'],
  [{ canPageScroll: 2 }, 'canPageScroll type'],
  [{ share: 'none' }, 'share type'],
  [{ share: { link: 'ftp://x' } }, 'share.link unsafe'],
  [{ steps: {} }, 'steps type'],
  [{ steps: entries(4, 'One') }, 'steps tooLong'],
  [{ steps: [7] }, 'steps.0 type'],
])('shows the default for %j, and names it', (raw, problem) => {
  expect(parseConfig(fields, raw).config).toEqual(defaults)
  expect(pathsOf(raw)).toEqual([problem])
})

it('loses the wrong field of a group or an entry alone', () => {
  const { config } = parseConfig(fields, { share: { title: 5, link: '/x' }, steps: [{ title: 'One', link: 'ftp://x' }, { title: 2, link: '/two' }] })
  expect(config).toEqual({ ...defaults, share: { title: 'Come along', link: '/x' }, steps: [{ title: 'One', link: '' }] })
})

it('never sees what an object inherits, and changes no prototype', () => {
  const raw = JSON.parse('{"__proto__":{"title":"Inherited","polluted":true},"constructor":{"prototype":{"polluted":true}},"title":"Own"}') as object
  expect(parseConfig(fields, raw).config.title).toBe('Own')
  expect(parseConfig(fields, Object.create({ title: 'Inherited' })).config.title).toBe('Welcome')
  expect(Object.prototype).not.toHaveProperty('polluted')
})

it('survives values that fail when they are looked at', () => {
  const trap = { get title() { throw new Error('no') }, steps: Proxy.revocable([], {}) }
  trap.steps.revoke()
  expect(pathsOf({ ...Object.defineProperty({}, 'title', { enumerable: false, get: () => { throw new Error('no') } }), share: Object.defineProperty({}, 'link', { get: () => { throw new Error('no') } }), steps: trap.steps.proxy })).toEqual(['share.link type', 'steps type'])
  expect(pathsOf(trap)).toContain('title type')
})

it('stays quick and quiet with a huge configuration', () => {
  const huge = (times: number) => ({ title: 'x'.repeat(times * 100), steps: entries(times * 5, 1), share: Object.fromEntries(Array.from({ length: times }, (_, index) => [`key${index}`, index])) })
  const configs = new Map([25_000, 200_000].map((times) => [times, huge(times)]))
  for (const config of configs.values()) expect(pathsOf(config)).toEqual(['title tooLong', 'steps tooLong'])
  expectLinear((times) => void pathsOf(configs.get(times)), 25_000)
  const wide = { many: list('Many', { title: text('A') }, { max: 1_000 }) }
  expect(parseConfig(wide, { many: entries(1_000, 1) }).problems).toHaveLength(100)
})

it('holds what a form needs beside each field', () => {
  expect(fields.look.choices).toEqual([{ value: 'plain', label: 'Plain' }, { value: 'rich', label: 'Rich' }])
  expect(fields.step.choices).toEqual([{ value: 0, label: 'none' }, { value: 1, label: 'one' }])
  expect(fields.steps).toMatchObject({ editor: 'list', max: 3, itemLabel: 'title', fields: { link: { editor: 'link' } } })
  expect(fields.share).toMatchObject({ editor: 'group', fallback: defaults.share })
  expect(fields.seconds).toMatchObject({ editor: 'number', min: 0, max: 60 })
})
