import { jest } from '@jest/globals'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { NO_CAMPAIGN, type PageState } from '../list/pageStates'
import { Wall } from './Wall'

const PATH = '/market-platform-h5/workbench/wall/'

const state = (campaign: string, path: string, kind: PageState['kind'], fixture: string, more: Partial<PageState> = {}): PageState => {
  const page = path === '' ? campaign : `${campaign}/${path}`
  return { id: `${page}#${fixture}`, page, campaign, title: campaign === 'wheel' ? '幸运转盘' : '邀请有礼', path, kind, isByFlag: false, fixture, ...more }
}
const states = [state('wheel', '', 'home', 'default'), state('wheel', 'rule', 'rule', 'default'), state('cash', '', 'home', 'empty'), state(NO_CAMPAIGN, 'bind', 'form', 'default', { page: 'bind', isByFlag: true })]

let near: (element: Element, isIntersecting?: boolean) => void
const RealObserver = window.IntersectionObserver

beforeEach(() => {
  window.history.replaceState(null, '', PATH)
  window.IntersectionObserver = class {
    constructor(hear: IntersectionObserverCallback) {
      near = (target, isIntersecting = true) => act(() => hear([{ target, isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver))
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  jest.useRealTimers()
  window.IntersectionObserver = RealObserver
})

async function open(hash = '', failed: readonly string[] = []) {
  if (hash) window.history.replaceState(null, '', hash)
  const loading = Promise.resolve({ states, failed })
  await act(async () => {
    render(
      <Suspense>
        <Wall loading={loading} language="zh-CN" />
      </Suspense>,
    )
    await loading
  })
  return userEvent.setup()
}

const tiles = () => screen.queryAllByRole('link', { name: /^编辑：/ })
const tileOf = (name: string) => screen.getByRole('link', { name: `编辑：${name}` }).closest('li')!
const frames = () => Array.from(document.querySelectorAll('iframe'))

/** No page is loaded here: this is what it has drawn. */
const draw = (frame: HTMLIFrameElement, markup: string) => {
  frame.contentDocument!.open()
  frame.contentDocument!.write(`<!doctype html><html><body>${markup}</body></html>`)
  frame.contentDocument!.close()
}

/** What the page in the frame says. */
const say = (frame: HTMLIFrameElement, data: object) => act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: frame.contentWindow })))

it('has a tile for every state, and a live page in those alone that come near the screen', async () => {
  await open()
  expect(tiles()).toHaveLength(4)
  expect(frames()).toEqual([])
  near(tileOf('幸运转盘 / 首页 / 默认'))
  expect(frames().map(({ src }) => new URL(src).pathname + new URL(src).search)).toEqual(['/market-platform-h5/wheel/preview?previewType=common&fixture=default'])
  expect(frames()[0]).toHaveAccessibleName('幸运转盘 / 首页 / 默认 的预览')
  near(tileOf('邀请有礼 / 表单页 / 默认'))
  expect(frames()[1]?.src).toContain('/market-platform-h5/bind?mis=1')
})

it('leads to the editor of that page in that state, on that screen and in that language', async () => {
  const user = await open()
  await user.click(screen.getByRole('radio', { name: '320 像素宽' }))
  await user.click(screen.getByRole('radio', { name: 'EN' }))
  expect(screen.getByRole('link', { name: '编辑：邀请有礼 / 首页 / 空数据' })).toHaveAttribute('href', '../#page=cash&fixture=empty&size=320&language=en')
})

it('filters, groups and searches, and keeps the choice in the address and over a switch of the language', async () => {
  const user = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: '页面类型' }), '首页')
  expect(tiles()).toHaveLength(2)
  expect(screen.getByText('2 个页面 · 2 个状态')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '转盘')
  expect(tiles().map((link) => link.getAttribute('aria-label'))).toEqual(['编辑：幸运转盘 / 首页 / 默认'])
  await user.click(screen.getByRole('radio', { name: '按状态' }))
  expect(screen.getByRole('region', { name: '默认' })).toBeVisible()
  // Also in the other language, at once.
  expect(decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: 'English' }).href)).toMatch(/\?lang=en#search=转盘&kind=home&group=fixture$/)
  await act(() => new Promise((resolve) => void setTimeout(resolve, 250)))
  expect(decodeURIComponent(window.location.hash)).toBe('#search=转盘&kind=home&group=fixture')
})

it('takes its choice from the address, but for what there is not, and can be led back to everything', async () => {
  const user = await open('#kind=home&campaign=gone&search=nothing')
  expect(tiles()).toEqual([])
  expect(screen.getByRole('combobox', { name: '活动' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(tiles()).toHaveLength(4)
})

it('says so of a page that is blank, could not be drawn, or does not answer', async () => {
  jest.useFakeTimers()
  const loading = Promise.resolve({ states, failed: [] })
  await act(async () => {
    render(
      <Suspense>
        <Wall loading={loading} language="zh-CN" />
      </Suspense>,
    )
    await loading
  })
  const tile = tileOf('幸运转盘 / 首页 / 默认')
  near(tile)
  expect(within(tile).getByText('加载中…')).toBeVisible()
  const frame = frames()[0]!
  draw(frame, '<div>\n</div>')
  say(frame, { type: 'preview/ready', page: 'wheel', boxes: [] })
  expect(within(tile).getByText('页面是空白的')).toBeVisible()
  say(frame, { type: 'preview/problem', path: '', message: 'broken' })
  expect(within(tile).getByText('页面没有画出来')).toBeVisible()
  const other = tileOf('幸运转盘 / 规则页 / 默认')
  near(other)
  act(() => jest.advanceTimersByTime(20_000))
  expect(within(other).getByText('页面没有响应')).toBeVisible()
})

it('enlarges the letters of the page when it is there', async () => {
  await open('#letters=150')
  near(tileOf('幸运转盘 / 首页 / 默认'))
  const frame = frames()[0]!
  draw(frame, '<svg></svg>')
  say(frame, { type: 'preview/ready', page: 'wheel', boxes: [] })
  expect(frame.contentDocument!.documentElement.style.fontSize).toBe('150%')
  expect(within(tileOf('幸运转盘 / 首页 / 默认')).queryByText('页面是空白的')).toBeNull()
})

it('copies the address of a page, and of one that has none the editor\'s', async () => {
  const user = await open()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(screen.getByRole('button', { name: '复制地址：邀请有礼 / 首页 / 空数据' }))
  expect(write).toHaveBeenLastCalledWith('http://localhost/market-platform-h5/cash/preview?previewType=common&fixture=empty')
  expect(await screen.findByText('地址已复制')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /复制地址：.*表单页/ }))
  expect(write).toHaveBeenLastCalledWith('http://localhost/market-platform-h5/workbench/#page=bind&fixture=default&size=390')
})

it('names what could not be loaded', async () => {
  await open('', ['broken-activity'])
  expect(screen.getAllByText(/无法加载：broken-activity/)[0]).toBeVisible()
})
