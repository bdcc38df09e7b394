import { waitFor } from '@testing-library/react'
import { jest } from '@jest/globals'
import { createAppHistory, type AppHistory } from './appHistory'
import { currentOver, isFirstEntry, noteInEntry } from './browserEntries'
import { historySteps, type LeaveGuard } from './historySteps'
import { isEntryBehind } from './isEntryBehind'
import { markLeaving } from './leavingDocument'

let history: AppHistory
let visited: string[]

beforeEach(() => {
  window.history.replaceState(null, '', '/start')
  history = createAppHistory()
  visited = []
  history.listen(({ action, location }) => visited.push(`${action} ${location.pathname}`))
})

afterEach(() => {
  history.dispose()
  jest.restoreAllMocks()
})

const expectVisits = (...expected: string[]) => waitFor(() => expect(visited).toEqual(expected))

/** A guard that holds everything back and says what it held. */
function holdAll() {
  const held: { readonly path: string; readonly go: () => void }[] = []
  const guard: LeaveGuard = (path, go) => {
    held.push({ path, go })
    return true
  }
  return { held, release: history.steps(historySteps).guard(guard) }
}

it('tells every listener the new address and the action', async () => {
  const others: string[] = []
  const unsubscribe = history.listen(({ location }) => others.push(location.pathname))
  history.push('/a', { from: 'x' })
  history.replace('/b')
  unsubscribe()
  history.go(-1)
  await expectVisits('PUSH /a', 'REPLACE /b', 'POP /start')
  expect(others).toEqual(['/a', '/b'])
})

it('knows the first page of the app, whatever replaces it, also after a reload', async () => {
  const seen = [isFirstEntry()]
  history.replace('/a')
  seen.push(isFirstEntry())
  history.push('/b')
  seen.push(isFirstEntry())
  history.dispose()
  history = createAppHistory()
  seen.push(isFirstEntry())
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/a'))
  expect([...seen, isFirstEntry()]).toEqual([true, true, false, false, true])
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
  await expectVisits('PUSH /form', 'POP /start')
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

describe('an overlay, which a step back closes', () => {
  /** What is open over the page, by name; a step back takes the topmost away, as its component does. */
  function overlays() {
    const open: string[] = []
    const ends = new Map<string, () => void>()
    const close = (name: string) => {
      open.splice(open.indexOf(name), 1)
      ends.get(name)?.()
    }
    const show = (name: string) => {
      open.push(name)
      ends.set(name, history.steps(historySteps).cover(() => close(name)))
    }
    return { open, show, close }
  }
  const entry = () => window.history.state as { readonly idx: number; readonly over?: number }
  let first: number
  beforeEach(() => void (first = entry().idx))
  /** Where the browser is: how many entries after the app's first, and how many overlays it stands for. */
  const expectAt = (idx: number, over: number) => waitFor(() => expect([entry().idx - first, entry().over ?? 0]).toEqual([idx, over]))
  const rest = () => new Promise((resolve) => setTimeout(resolve, 30))

  it('is closed by it, and the page is not left; the router hears nothing', async () => {
    const { open, show } = overlays()
    history.push('/form', { from: 'x' })
    const { location } = history
    show('picker')
    await expectAt(2, 1)
    expect(history.location).toEqual(location)
    window.history.back()
    await waitFor(() => expect(open).toEqual([]))
    await expectAt(1, 0)
    expect(visited).toEqual(['PUSH /form'])
    window.history.back()
    await expectVisits('PUSH /form', 'POP /start')
  })

  it('has no hold on the next app once its own has ended, though its step back never came', async () => {
    const { show, close } = overlays()
    show('picker')
    await expectAt(1, 1)
    jest.spyOn(window.history, 'go').mockReturnValue()
    close('picker')
    await waitFor(() => expect(window.history.go).toHaveBeenCalledWith(-1))
    history.dispose()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(entry().over).toBe(1)
  })

  it('is closed before what lies below it is asked, though that came later', async () => {
    const asked = jest.fn()
    const { open, show } = overlays()
    show('picker')
    await expectAt(1, 1)
    history.steps(historySteps).cover(asked, true)
    await expectAt(2, 2)
    window.history.back()
    await waitFor(() => expect(open).toEqual([]))
    expect(asked).not.toHaveBeenCalled()
    window.history.back()
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  })

  it('gives what is noted on its entry to the page, also after a reload', async () => {
    const { show, close } = overlays()
    show('picker')
    await expectAt(1, 1)
    noteInEntry({ intent: 'draw' })
    close('picker')
    await expectAt(0, 0)
    expect(history.location.state).toEqual({ intent: 'draw' })
    show('sheet')
    await expectAt(1, 1)
    // As the document before has left it.
    window.history.replaceState({ ...(window.history.state as object), usr: { intent: 'share' } }, '')
    history.dispose()
    history = createAppHistory()
    await expectAt(0, 0)
    expect(history.location.state).toEqual({ intent: 'share' })
  })

  it('takes its entry away when it is closed by its button: the next step back leaves the page', async () => {
    const { show, close } = overlays()
    history.push('/form')
    show('picker')
    await expectAt(2, 1)
    close('picker')
    await expectAt(1, 0)
    window.history.back()
    await expectVisits('PUSH /form', 'POP /start')
  })

  it('is one of several, which are closed one by one', async () => {
    const { open, show } = overlays()
    show('sheet')
    show('dialog')
    await expectAt(2, 2)
    window.history.back()
    await waitFor(() => expect(open).toEqual(['sheet']))
    await expectAt(1, 1)
    window.history.back()
    await waitFor(() => expect(open).toEqual([]))
    await expectAt(0, 0)
    expect(visited).toEqual([])
  })

  it('makes room for the next without a step in between', async () => {
    const { show, close } = overlays()
    show('sheet')
    await expectAt(1, 1)
    const steps = jest.spyOn(window.history, 'go')
    close('sheet')
    show('poster')
    await rest()
    await expectAt(1, 1)
    expect(steps).not.toHaveBeenCalled()
    steps.mockRestore()
  })

  it('keeps its entry while the way to another document begins, which a step would call off', async () => {
    const close = history.steps(historySteps).cover(() => undefined)
    await waitFor(() => expect(currentOver()).toBe(1))
    const step = jest.spyOn(window.history, 'go')
    close()
    markLeaving()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(step).not.toHaveBeenCalled()
    // Shown again, from the browser's memory.
    window.dispatchEvent(new Event('pageshow'))
    close()
    await waitFor(() => expect(currentOver()).toBe(0))
  })

  it('keeps its entry where it stays open in spite of the step', async () => {
    const onBack = jest.fn()
    history.steps(historySteps).cover(onBack)
    await expectAt(1, 1)
    window.history.back()
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1))
    await rest()
    await expectAt(1, 1)
    expect(visited).toEqual([])
  })

  it.each([
    ['a push', () => history.push('/next'), 'PUSH /next', 2, 'POP /form'],
    ['a redirect', () => history.replace('/login'), 'REPLACE /login', 1, 'POP /start'],
  ])('leaves no entry behind %s from inside it', async (_, leave, told, idx, behind) => {
    const { show } = overlays()
    history.push('/form')
    show('sheet')
    show('dialog')
    await expectAt(3, 2)
    leave()
    await expectVisits('PUSH /form', told)
    await rest()
    await expectAt(idx, 0)
    window.history.back()
    await expectVisits('PUSH /form', told, behind)
  })

  it('takes two taps on one row of it for one push, and what follows for pushes of their own', async () => {
    overlays().show('sheet')
    await expectAt(1, 1)
    history.push('/order')
    history.push({ pathname: '/order' })
    await expectVisits('PUSH /order')
    await rest()
    await expectAt(1, 0)
    overlays().show('sheet')
    await expectAt(2, 1)
    history.push('/order')
    history.push('/other')
    await expectVisits('PUSH /order', 'PUSH /order', 'PUSH /other')
  })

  it('is closed by a step of the app as by one of the user, and stepped over when it has just closed', async () => {
    const { open, show, close } = overlays()
    history.push('/form')
    show('sheet')
    await expectAt(2, 1)
    history.go(-1)
    await waitFor(() => expect(open).toEqual([]))
    await expectAt(1, 0)
    expect(visited).toEqual(['PUSH /form'])
    show('sheet')
    await expectAt(2, 1)
    close('sheet')
    history.go(-1)
    await expectVisits('PUSH /form', 'POP /start')
    await expectAt(0, 0)
  })

  it('does nothing on a step forward after it was closed', async () => {
    const { show, close } = overlays()
    history.push('/form')
    show('picker')
    await expectAt(2, 1)
    close('picker')
    await expectAt(1, 0)
    window.history.forward()
    await rest()
    await expectAt(1, 0)
    expect(visited).toEqual(['PUSH /form'])
  })

  it('has left its entry on top when the page is loaded again: the page takes it away, and nothing of it is there for a step', async () => {
    history.push('/form')
    const { show } = overlays()
    show('sheet')
    show('dialog')
    await expectAt(3, 2)
    history.dispose()
    history = createAppHistory()
    history.listen(({ action, location }) => visited.push(`${action} ${location.pathname}`))
    await expectAt(1, 0)
    window.history.forward()
    await rest()
    await expectAt(1, 0)
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/start'))
  })

  it('stays open where it has opened before the page could take away what a reload has left', async () => {
    history.push('/form')
    overlays().show('dialog')
    await expectAt(2, 1)
    history.dispose()
    history = createAppHistory()
    const { open, show } = overlays()
    show('dialog')
    await rest()
    await expectAt(2, 1)
    expect(open).toEqual(['dialog'])
    window.history.back()
    await waitFor(() => expect(open).toEqual([]))
    await expectAt(1, 0)
  })

  it('asks about unsaved content: the answer is a step from the question’s own entry (spec 2 §8)', async () => {
    const { open, show, close } = overlays()
    history.push('/form')
    const { held } = holdAll()
    window.history.back()
    await waitFor(() => expect(held).toHaveLength(1))
    show('question')
    await expectAt(2, 1)
    window.history.back()
    await waitFor(() => expect(open).toEqual([]))
    await expectAt(1, 0)
    window.history.back()
    await waitFor(() => expect(held).toHaveLength(2))
    show('question')
    await expectAt(2, 1)
    close('question')
    held[1]?.go()
    await expectVisits('PUSH /form', 'POP /start')
    await expectAt(0, 0)
  })

  it('says when its entry has gone, also in a web view that does not step', async () => {
    const { show, close } = overlays()
    show('login')
    await expectAt(1, 1)
    close('login')
    await history.uncovered()
    await expectAt(0, 0)
    show('login')
    await expectAt(1, 1)
    const steps = jest.spyOn(window.history, 'go').mockImplementation(() => undefined)
    close('login')
    await history.uncovered()
    steps.mockRestore()
    await expectAt(1, 0)
  })

  it('goes without an entry where the browser refuses one', async () => {
    const { open, show, close } = overlays()
    refusePush('SecurityError')
    show('picker')
    await rest()
    expect([open, entry().idx]).toEqual([['picker'], first])
    close('picker')
    await rest()
    expect(entry().idx).toBe(first)
  })
})

describe('a browser that refuses to write into its history (Safari, after a hundred in half a minute)', () => {
  const refuseReplace = () =>
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })

  it('does not keep the app from starting', () => {
    window.history.replaceState(null, '', '/start')
    refuseReplace()
    const started = createAppHistory()
    expect(started.location.pathname).toBe('/start')
    started.dispose()
  })

  it('does not stop a redirect: the app is there without the entry, until a step', async () => {
    history.push('/a')
    refuseReplace()
    history.replace('/login', { from: '/a' })
    expect(visited).toEqual(['PUSH /a', 'REPLACE /login'])
    expect(history.location).toMatchObject({ pathname: '/login', state: { from: '/a' } })
    window.history.back()
    await expectVisits('PUSH /a', 'REPLACE /login', 'POP /start')
    expect(history.location.pathname).toBe('/start')
  })
})

it('gives each document that is opened anew a key of its own, and a reload the same (what is kept by key belongs to one page)', () => {
  const { key } = history.location
  const reloaded = createAppHistory()
  expect(reloaded.location.key).toBe(key)
  reloaded.dispose()
  expect(key).not.toBe('default')
})

describe('whether anything lies behind the page', () => {
  const openTab = (entries: number) => {
    history.dispose()
    window.history.replaceState(null, '', '/first')
    const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(entries)
    history = createAppHistory()
    length.mockRestore()
  }

  it("does on the tab's first page where that was come to from elsewhere, and not in a new tab", () => {
    openTab(1)
    expect(isEntryBehind()).toBe(false)
    openTab(2)
    expect(isEntryBehind()).toBe(true)
  })

  it('does not once an overlay was opened and closed there, however long the history has become', async () => {
    openTab(1)
    const close = history.steps(historySteps).cover(() => undefined)
    await waitFor(() => expect(window.history.state).toMatchObject({ over: 1 }))
    expect(isEntryBehind()).toBe(false)
    close()
    await waitFor(() => expect(window.history.state).toMatchObject({ over: 0 }))
    expect([isEntryBehind(), window.history.length > 1]).toEqual([false, true])
  })

  it('does on every page that the app went on to, also after a reload', async () => {
    openTab(1)
    history.replace('/other')
    expect(isEntryBehind()).toBe(false)
    history.push('/next')
    expect(isEntryBehind()).toBe(true)
    const reloaded = createAppHistory()
    expect(isEntryBehind()).toBe(true)
    reloaded.dispose()
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/other'))
    expect(isEntryBehind()).toBe(false)
  })
})
