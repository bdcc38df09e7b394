import { waitFor } from '@testing-library/react'
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

it('tells every listener where the app went, and how', async () => {
  const others: string[] = []
  const forget = history.listen(({ location }) => others.push(location.pathname))
  history.push('/a', { from: 'x' })
  history.replace('/b')
  forget()
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

it('never holds a replace: people do not choose those', () => {
  const { held } = holdAll()
  history.replace('/login')
  expect([visited, held]).toEqual([['REPLACE /login'], []])
})

it('lets go when the guard is gone', () => {
  const { release } = holdAll()
  release()
  history.push('/a')
  expect(visited).toEqual(['PUSH /a'])
})
