import { jest } from '@jest/globals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { parseConfig } from '@/lib/pageConfig'
import { listConfig } from './config'
import type { ListActions, ListData } from './listData'
import { ListFoot } from './ListFoot'
import { ListView } from './ListView'
import type { RowProps } from './RowList'
import { RowsSkeleton } from './RowsSkeleton'

type Row = { readonly id: string }
type Tab = 'a' | 'b'

const texts = { title: 'Friends', tabs: { a: 'New', b: 'Old' }, empty: 'Nobody yet', leave: 'Ask somebody', secondary: 'Others', count: (total: number) => `${total} friends` }
const rows: readonly Row[] = [{ id: '1' }, { id: '2' }]

function show(data: ListData<Row, Tab>, raw: unknown = {}) {
  const actions = { show: jest.fn<ListActions<Row, Tab>['show']>(), more: jest.fn<() => void>(), retry: jest.fn<() => void>(), open: jest.fn<ListActions<Row, Tab>['open']>(), leave: jest.fn<() => void>(), narrow: jest.fn<() => void>(), openSecondary: jest.fn<() => void>(), login: jest.fn<() => void>() }
  const RowView = ({ row, previous, onOpen }: RowProps<Row>) => <button onClick={onOpen}>{`row ${row.id} after ${previous?.id ?? 'none'}`}</button>
  const { container } = render(
    <ListView config={parseConfig(listConfig, raw).config} data={data} actions={actions} texts={texts} tabs={['a', 'b']} keyOf={({ id }) => id} Row={RowView} skeleton={<RowsSkeleton />} />,
  )
  return { actions, container }
}

const listing = { status: 'shown', rows, total: 40, end: 'more' } as const

it('shows the rows with their place in the whole, how many there are, and the list beside', async () => {
  const { actions } = show({ tab: 'a', listing })
  expect(screen.getByText('40 friends')).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'New' }))
  expect(list.getAllByRole('listitem').map((row) => [row.textContent, row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')])).toEqual([
    ['row 1 after none', '1', '40'],
    ['row 2 after 1', '2', '40'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Others' }))
  expect(actions.openSecondary).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
  expect(actions.more).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('tab', { name: 'Old' }))
  expect(actions.show).toHaveBeenCalledWith('b')
})

it('calls the tabs by marketing’s names, and by their own where it says nothing', () => {
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  show({ tab: 'b', listing }, { tabs: [{}, { name: 'Others' }, { name: 'One too many' }] })
  expect(names()).toEqual(['New', 'Others'])
  expect(screen.getByRole('list', { name: 'Others' })).toBeVisible()
})

it.each([[rows], [[]]])('says quietly that a row could not be read, beside the %# others', (readable) => {
  show({ tab: 'a', listing: { status: 'shown', rows: readable, total: undefined, unreadable: 2, end: 'end' } })
  expect(screen.getByText('2条记录暂时无法显示')).toBeVisible()
  expect(screen.queryAllByRole('listitem')).toHaveLength(readable.length)
  expect(screen.getByText('没有更多了')).toBeVisible()
  expect(screen.queryByText('Nobody yet')).not.toBeInTheDocument()
  expect(screen.queryByText(/friends$/)).not.toBeInTheDocument()
})

it('says which row is opened', async () => {
  const { actions } = show({ tab: 'a', listing })
  await userEvent.click(screen.getByText('row 2 after 1'))
  expect(actions.open.mock.calls).toEqual([[rows[1]]])
})

it('keeps the rows beside a page that could not be had, and tries again at a tap', async () => {
  const { actions } = show({ tab: 'a', listing: { ...listing, end: 'failed' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
  expect(actions.more).toHaveBeenCalledTimes(1)
})

it('asks for more when the page is scrolled, once, where nothing watches the end of the list', () => {
  const { actions } = show({ tab: 'a', listing })
  fireEvent.scroll(window)
  fireEvent.scroll(window)
  expect(actions.more).toHaveBeenCalledTimes(1)
})

it.each([
  ['as most engines say it', { isIntersecting: true, intersectionRatio: 0 }, 1],
  ['not yet', { isIntersecting: false, intersectionRatio: 0 }, 0],
  ['as Chrome 51 to 57 says it', { intersectionRatio: 0.25 }, 1],
  ['not yet, there', { intersectionRatio: 0 }, 0],
])('asks for more once the end of the list is near: %s', (_, seen, times) => {
  class Observer {
    constructor(hear: (entries: readonly object[]) => void) {
      this.observe = () => hear([seen])
    }
    readonly observe: () => void
    readonly disconnect = () => undefined
  }
  Object.assign(window, { IntersectionObserver: Observer })
  try {
    const { actions } = show({ tab: 'a', listing })
    expect(actions.more).toHaveBeenCalledTimes(times)
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  }
})

it('has a way out of an empty list, in the words that marketing set', async () => {
  const { actions } = show({ tab: 'b', listing: { status: 'shown', rows: [], total: 0, end: 'end' } }, { emptyText: 'Still nobody', emptyImage: 'https://img.example.com/a.png' })
  expect(screen.getByText('Still nobody')).toBeVisible()
  expect(screen.queryByText('没有更多了')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ask somebody' }))
  expect(actions.leave).toHaveBeenCalledTimes(1)
})

it.each([true, false])('is asked for again from an empty list, once at a time (design §0.6), asked already: %s', async (isFetching) => {
  const { actions } = show({ tab: 'b', listing: { status: 'shown', rows: [], total: 0, end: 'end', isFetching } })
  const refresh = screen.getByRole('button', { name: '刷新' })
  await userEvent.click(refresh)
  expect([refresh.getAttribute('aria-busy'), actions.retry.mock.calls.length]).toEqual(isFetching ? ['true', 0] : [null, 1])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask somebody', 'Others', '刷新'])
})

it('goes on by itself once the rows that are there have been asked for again', () => {
  const seen: (() => void)[] = []
  class Observer {
    constructor(hear: (entries: readonly object[]) => void) {
      seen.push(() => hear([{ isIntersecting: true, intersectionRatio: 1 }]))
    }
    readonly observe = () => undefined
    readonly disconnect = () => undefined
  }
  Object.assign(window, { IntersectionObserver: Observer })
  try {
    const onMore = jest.fn()
    const { rerender } = render(<ListFoot end="more" isFetching onMore={onMore} />)
    expect(seen).toHaveLength(0)
    rerender(<ListFoot end="more" onMore={onMore} />)
    seen.at(-1)?.()
    expect(onMore).toHaveBeenCalledTimes(1)
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  }
})

it('draws its own art where marketing’s picture cannot be loaded', async () => {
  const { container } = show({ tab: 'b', listing: { status: 'shown', rows: [], total: 0, end: 'end' } }, { emptyImage: 'https://img.example.com/a.png' })
  fireEvent.error(container.querySelector('img')!)
  await waitFor(() => expect(container.querySelector('[data-box="emptyImage"] svg')).toBeVisible())
})

it('says what went wrong and tries again', async () => {
  const { actions } = show({ tab: 'b', listing: { status: 'failed', error: { kind: 'network' } } })
  expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了，请稍后重试')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(actions.retry).toHaveBeenCalledTimes(1)
})

it('says that it is on its way', () => {
  show({ tab: 'a', listing: { status: 'loading' } })
  expect(screen.getByRole('status')).toHaveTextContent('加载中...')
})

it.each<ListData<Row, Tab>>([{ tab: 'a', listing }, { tab: 'b', listing: { status: 'shown', rows: [], total: 0, end: 'end' } }, { tab: 'a', listing: { status: 'loading' } }])('has no accessibility fault: %#', async (data) => {
  const { container } = show(data)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
