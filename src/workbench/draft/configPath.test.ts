import { toText, valueAt, withValue } from './configPath'

const config = { title: 'Hi', share: { link: '/a' }, steps: [{ title: 'One' }, { title: 'Two' }] }

it('reads a field, a field of a group and one of a list entry', () => {
  expect(valueAt(config, ['title'])).toBe('Hi')
  expect(valueAt(config, ['share', 'link'])).toBe('/a')
  expect(valueAt(config, ['steps', 1, 'title'])).toBe('Two')
  expect(valueAt(config, ['steps', 5, 'title'])).toBeUndefined()
  expect(valueAt(config, ['toString'])).toBeUndefined()
})

it('sets one value and leaves the rest, in its order and as the same objects', () => {
  const after = withValue(config, ['share', 'link'], '/b')
  expect(after).toEqual({ ...config, share: { link: '/b' } })
  expect(Object.keys(after)).toEqual(Object.keys(config))
  expect(after['steps']).toBe(config.steps)
  expect(withValue({}, ['steps', 0, 'title'], 'One')).toEqual({ steps: [{ title: 'One' }] })
})

it('takes a field out, and a group with its last field, but no entry of a list', () => {
  expect(withValue(config, ['title'], undefined)).toEqual({ share: config.share, steps: config.steps })
  expect(withValue(config, ['share', 'link'], undefined)).toEqual({ title: 'Hi', steps: config.steps })
  expect(withValue(config, ['steps', 0, 'title'], undefined)).toEqual({ ...config, steps: [{}, { title: 'Two' }] })
  expect(withValue({ title: 'Hi' }, ['title'], undefined)).toEqual({})
})

it('names a place as problems do', () => {
  expect(toText(['steps', 1, 'title'])).toBe('steps.1.title')
})

it('cannot be made to reach into the prototype', () => {
  const hostile = withValue(JSON.parse('{"__proto__":{"a":1}}') as typeof config, ['__proto__', 'polluted'], true)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect(Object.getPrototypeOf(hostile)).toBe(Object.prototype)
})
