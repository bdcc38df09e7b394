import { colour, image, link, list, numeric, onOff, parseConfig, text } from './index'

const fields = {
  title: text('Title', 'Welcome'),
  background: image('Background'),
  target: link('Target'),
  accent: colour('Accent', '#ff5500'),
  seconds: numeric('Seconds', 3),
  canPageScroll: onOff('Scrolls', true),
  steps: list('Steps', { title: text('Title'), link: link('Link') }),
}

const defaults = { title: 'Welcome', background: '', target: '', accent: '#ff5500', seconds: 3, canPageScroll: true, steps: [] }

it('takes what is well set, false and 0 included', () => {
  const raw = { title: 'Hi', background: '/a.png', target: 'https://a.example', accent: '#00AA11', seconds: 0, canPageScroll: false, steps: [{ title: 'One', link: '/one' }], more: 1 }
  const { more: _, ...config } = raw
  expect(parseConfig(fields, raw)).toEqual({ config, problems: [] })
})

it.each([undefined, null, 'text', 7, [], {}])('shows the defaults for %j', (raw) => {
  expect(parseConfig(fields, raw)).toEqual({ config: defaults, problems: [] })
})

it('takes a field that is empty as not set', () => {
  expect(parseConfig(fields, { title: '', seconds: null }).config).toEqual(defaults)
})

it('never blanks a page for one bad field, and names it', () => {
  const { config, problems } = parseConfig(fields, { title: 'Hi', target: 'javascript:alert(1)', accent: 'red', canPageScroll: 'yes', steps: [{ title: 'One', link: '/one' }, { title: 2, link: '/two' }] })
  expect(config).toEqual({ ...defaults, title: 'Hi' })
  expect(problems.map(({ path }) => path)).toEqual(['target', 'accent', 'canPageScroll', 'steps.1.title'])
})
