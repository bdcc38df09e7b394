import { waitFor } from '@testing-library/react'
import { jest } from '@jest/globals'
import { createAppHistory, type AppHistory, type LeaveGuard } from './appHistory'

let history: AppHistory
let visited: string[]

beforeEach(() => {
  window.history.replaceState(null, '', '/start')
  history = createAppHistory()
  visited = []
  history.listen(({ action, location }) => visited.push(`${action} ${location.pathname}`))
})

afterEach(() => history.dispose())

const arrived = (...expected: string[]) => waitFor(() => expect(visited).toEqual(expected))

/** A guard that holds everything back and says what it held. */
function holdAll() {
  const held: { readonly path: string; readonly go: () => void }[] = []
  const guard: LeaveGuard = (path, go) => {
    held.push({ path, go })
    return true
  }
  return { held, release: history.guard(guard) }
}

it('tells every listener the new address and the action', async () => {
  const others: string[] = []
  const unsubscribe = history.listen(({ location }) => others.push(location.pathname))
  history.push('/a', { from: 'x' })
  history.replace('/b')
  unsubscribe()
  history.go(-1)
  await arrived('PUSH /a', 'REPLACE /b', 'POP /start')
  expect(others).toEqual(['/a', '/b'])
})

it('holds a push back until it is allowed (spec 2 §8, unsaved content)', () => {
  const { held } = holdAll()
  history.push('/a?x=1')
  expect([visited, window.location.pathname, held.map(({ path }) => path)]).toEqual([[], '/start', ['/a']])
  held[0]?.go()
  expect([visited, window.location.search]).toEqual([['PUSH /a'], '?x=1'])
})

it('undoes a step back that is held, and makes it once it is allowed', async () => {
  history.push('/form')
  const { held, release } = holdAll()
  history.go(-1)
  await waitFor(() => expect(held).toHaveLength(1))
  await waitFor(() => expect(window.location.pathname).toBe('/form'))
  expect(visited).toEqual(['PUSH /form'])
  held[0]?.go()
  await arrived('PUSH /form', 'POP /start')
  expect(held).toHaveLength(1)
  release()
})

it('asks again at the next step back', async () => {
  history.push('/form')
  const { held } = holdAll()
  history.go(-1)
  await waitFor(() => expect(held).toHaveLength(1))
  await waitFor(() => expect(window.location.pathname).toBe('/form'))
  history.go(-1)
  await waitFor(() => expect(held).toHaveLength(2))
})

it('never holds back a replace, which is not chosen by the user', () => {
  const { held } = holdAll()
  history.replace('/login')
  expect([visited, held]).toEqual([['REPLACE /login'], []])
})

it('does not hold back once the guard is removed', () => {
  const { release } = holdAll()
  release()
  history.push('/a')
  expect(visited).toEqual(['PUSH /a'])
})

it('knows the current address and the action that led to it, also after a reload', () => {
  history.push('/a?x=1#y', { from: 'x' })
  history.replace({ pathname: '/b', search: '?z=2' }, { from: 'y' })
  const here = { pathname: '/b', search: '?z=2', hash: '', state: { from: 'y' } }
  expect([history.action, history.location]).toEqual(['REPLACE', expect.objectContaining(here)])
  const { key } = history.location
  const reloaded = createAppHistory()
  expect([reloaded.action, reloaded.location]).toEqual(['POP', { ...here, key }])
  reloaded.dispose()
})

it('stays where it is when only the query is named', () => {
  history.push('/a?x=1')
  history.push({ search: '?x=2' })
  expect(window.location.pathname + window.location.search).toBe('/a?x=2')
})

it('gives an address as the href of a link', () => {
  expect([history.createHref('/a?x=1'), history.createHref({ pathname: '/a', search: '?x=1', hash: '#y' })]).toEqual(['/a?x=1', '/a?x=1#y'])
})

const refusePush = (name: string) =>
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('refused', name)
  })

it('throws for a state that cannot be cloned, which is a programming error', () => {
  refusePush('DataCloneError')
  expect(() => history.push('/a')).toThrow('refused')
})

it('loads the address as a document where the browser refuses more entries', () => {
  // jsdom goes to no other document; it only says so.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  refusePush('SecurityError')
  history.push('/a')
  expect(said).toHaveBeenCalledTimes(1)
})
