import { act, render } from '@testing-library/react'
import { jest } from '@jest/globals'
import { useEffect } from 'react'
import { MemoryRouter, type NavigateFunction } from 'react-router'
import { useNavigate } from '@/lib/history/useNavigate'
import { useReportScreenState } from '@/lib/page/screenState'
import { useScrollPosition } from './useScrollPosition'

const router: { navigate?: NavigateFunction } = {}
/** How far the page can be scrolled at the moment. */
let reach = 10_000
let top = 0

function Screen() {
  useScrollPosition()
  const navigate = useNavigate()
  useEffect(() => {
    router.navigate = navigate
  })
  return null
}

function Arrival() {
  useReportScreenState('ready')
  return null
}

const go = (to: string | number) => act(async () => { await (typeof to === 'number' ? router.navigate?.(to) : router.navigate?.(to)) })
const scrollBy = (y: number) => {
  top = y
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  reach = 10_000
  top = 0
  jest.spyOn(window, 'scrollTo').mockImplementation((_x: number, y: number) => { top = Math.min(y, reach) })
  Object.defineProperty(window, 'pageYOffset', { configurable: true, get: () => top })
})

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

const stage = () => render(<MemoryRouter initialEntries={['/list']}><Screen /></MemoryRouter>)

it('starts a new page at its top and restores the position of one that was visited before', async () => {
  stage()
  scrollBy(700)
  await go('/detail')
  expect(top).toBe(0)
  await go(-1)
  expect(top).toBe(700)
})

it('leaves a page that is opened anew as it stands, and lets no measure lay it out', () => {
  stage()
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('tries again when content comes late', async () => {
  const { rerender } = stage()
  scrollBy(700)
  await go('/detail')
  reach = 100
  await go(-1)
  expect(top).toBe(100)
  reach = 10_000
  rerender(<MemoryRouter initialEntries={['/list']}><Screen /><Arrival /></MemoryRouter>)
  expect(top).toBe(700)
})

it('does not scroll once the user has begun to', async () => {
  const { rerender } = stage()
  scrollBy(700)
  await go('/detail')
  reach = 100
  await go(-1)
  window.dispatchEvent(new Event('touchstart'))
  reach = 10_000
  rerender(<MemoryRouter initialEntries={['/list']}><Screen /><Arrival /></MemoryRouter>)
  expect(top).toBe(100)
})

it('keeps the positions for a reload', async () => {
  stage()
  scrollBy(700)
  await go('/detail')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('market-platform-h5:scroll')).toContain('700')
})
