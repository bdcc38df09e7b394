import { jest } from '@jest/globals'
import { contentHeight, watchHeight, type HeightWatch } from './watchHeight'

let content: number
let watch: HeightWatch
const report = jest.fn<(height: number) => void>()
const onScreen = jest.fn<(height: number) => void>()

function resizeTo(height: number): void {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: height })
  window.dispatchEvent(new Event('resize'))
}

function start(measure = () => content): void {
  watch = watchHeight({ measure, report, onScreen })
}

beforeEach(() => {
  jest.useFakeTimers()
  report.mockClear()
  onScreen.mockClear()
  content = 900
})
afterEach(() => {
  watch.stop()
  jest.useRealTimers()
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 768 })
})

it('tells the height at once, and each change once per animation frame (spec 2 §2.5)', () => {
  start()
  expect(report.mock.calls).toEqual([[900]])
  content = 950
  watch.check()
  watch.check()
  content = 1_000
  jest.advanceTimersByTime(20)
  expect(report.mock.calls).toEqual([[900], [1_000]])
  watch.check()
  jest.advanceTimersByTime(20)
  expect(report).toHaveBeenCalledTimes(2)
})

it('tells it where no animation frame comes, as in a frame out of sight', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  start()
  content = 950
  watch.check()
  jest.advanceTimersByTime(100)
  expect(report).toHaveBeenLastCalledWith(950)
})

it('keeps the screen while the frame follows the page, and takes a new one from any other height', () => {
  start()
  resizeTo(900)
  expect(onScreen).not.toHaveBeenCalled()
  resizeTo(667)
  expect(onScreen).toHaveBeenCalledWith(667)
})

it('comes to rest with a page that outgrows every frame', () => {
  start(() => window.innerHeight + 50)
  for (let round = 0; round < 20; round += 1) {
    resizeTo(report.mock.lastCall?.[0] ?? 0)
    jest.advanceTimersByTime(20)
  }
  expect(report.mock.calls.length).toBeLessThan(6)
})

it('tells again once the page is another one', () => {
  start()
  for (let round = 1; round < 10; round += 1) {
    content += 50
    resizeTo(report.mock.lastCall?.[0] ?? 0)
    jest.advanceTimersByTime(20)
  }
  content = 300
  watch.check({})
  jest.advanceTimersByTime(20)
  expect(report).toHaveBeenLastCalledWith(300)
})

it('watches what is put into the page where nothing observes sizes', async () => {
  // A long list before it may have brought the polyfill.
  Reflect.deleteProperty(window, 'ResizeObserver')
  start()
  content = 1_200
  document.body.append('more')
  await Promise.resolve()
  jest.advanceTimersByTime(20)
  expect(report).toHaveBeenLastCalledWith(1_200)
})

it('measures what lies in the page, and a page that is pinned to the screen as the screen', () => {
  const body = (height: number) => ({ getBoundingClientRect: () => ({ height }) as DOMRect })
  expect(contentHeight(667, body(900.2))).toBe(901)
  expect(contentHeight(667, body(0))).toBe(667)
})
