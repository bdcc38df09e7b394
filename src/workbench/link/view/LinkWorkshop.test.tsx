import { setImmediate } from 'node:timers'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { campaign as example } from '@/campaigns/_example'
import { mocks as exampleMocks } from '@/campaigns/_example/mocks'
import { createBackend } from '@/mocks/backend'
import { LinkWorkshop } from './LinkWorkshop'

// React draws in Node with it, and jsdom has none.
Object.assign(globalThis, { setImmediate })

const backend = createBackend({ campaigns: [exampleMocks] })
const realFetch = window.fetch
const NEARBY = 'http://192.168.1.7:8080'

beforeEach(() => {
  backend.reset()
  window.history.replaceState(null, '', '/market-platform-h5/workbench/link/')
  window.fetch = (input, init) => (new Request(input).url.endsWith('/addresses') ? Promise.resolve(Response.json([NEARBY])) : backend.handle(new Request(input, init)))
})
afterEach(() => {
  window.fetch = realFetch
})

async function open(hash = '') {
  if (hash) window.history.replaceState(null, '', hash)
  const loading = Promise.resolve({ _example: example })
  await act(async () => {
    render(
      <Suspense>
        <LinkWorkshop loading={loading} language="zh-CN" />
      </Suspense>,
    )
    await loading
  })
  return userEvent.setup()
}

const address = () => screen.getByRole('textbox', { name: '链接' })

it('explains a pasted address, and keeps it in its own', async () => {
  const user = await open()
  await user.click(address())
  await user.paste('_example/invitation-list?sourceid=A')
  await user.click(screen.getByRole('button', { name: '看看' }))
  expect(within(await screen.findByRole('region', { name: '参数' })).getByText(/是不是 sourceId/)).toBeVisible()
  expect(within(screen.getByRole('region', { name: '页面' })).getByText(/\/_example\/login\?sourceid=A/)).toBeVisible()
  expect(window.location.hash).toContain('address=_example%2Finvitation-list')
  expect(screen.getByRole('link', { name: '打开' })).toHaveAttribute('href', '/market-platform-h5/_example/invitation-list?sourceid=A')
})

it('explains what its own address asks, as who is typed, and follows the nearest address', async () => {
  const user = await open('#address=_example%2Finvitation-lst')
  await user.click(await screen.findByRole('link', { name: '/market-platform-h5/_example/invitation-list' }))
  expect(await screen.findByText(/需要登录：先到/)).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: '谁打开' }), '13800138000')
  await user.click(screen.getByRole('button', { name: '看看' }))
  expect(await screen.findByText('需要登录：已登录，可以进入')).toBeVisible()
  expect(window.location.hash).not.toContain('13800138000')
})

/** Another link of the workshop, pasted where its own address stands. */
const paste = (hash: string) => act(() => { window.location.hash = hash }) // prettier-ignore

it('follows another link that is pasted into it, opened by who is typed, and shows nothing for none', async () => {
  const user = await open('#address=_example%2Fgone')
  await user.type(screen.getByRole('combobox', { name: '谁打开' }), '13800138000')
  await user.click(await screen.findByRole('button', { name: '看看' }))
  paste('#address=_example%2Finvitation-list&host=dingtalk')
  expect(await screen.findByText('需要登录：已登录，可以进入')).toBeVisible()
  expect(address()).toHaveValue('_example/invitation-list')
  expect(screen.getByRole('combobox', { name: '打开它的 App' })).toHaveValue('dingtalk')
  paste('')
  await waitFor(() => expect(screen.queryByText('需要登录：已登录，可以进入')).not.toBeInTheDocument())
  expect(screen.queryByText('这不是网页链接')).not.toBeInTheDocument()
})

it('keeps what is asked when its language is switched', async () => {
  const user = await open()
  const other = () => screen.getByRole('link', { name: 'English' })
  expect(other()).toHaveAttribute('href', '/market-platform-h5/workbench/link/?lang=en')
  await user.type(address(), '_example{Enter}')
  expect(other()).toHaveAttribute('href', '/market-platform-h5/workbench/link/?lang=en#address=_example&host=browser')
})

it('says so of what is no address, and of a backend that is gone', async () => {
  const user = await open()
  await user.type(address(), 'mailto:a@b.c{Enter}')
  expect(await screen.findByText('这不是网页链接')).toBeVisible()
  window.fetch = () => Promise.reject(new TypeError('gone'))
  await user.clear(address())
  await user.type(address(), '_example{Enter}')
  expect(await screen.findByText(/正常显示|失败，可重试/)).toBeVisible()
})

it('makes the address of what is chosen, with its code and its cards, and explains it', async () => {
  const user = await open()
  const made = () => screen.getByRole('status', { name: '链接' }).textContent
  expect(await screen.findByText(new RegExp(`${NEARBY}/`))).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '页面' }), 'rule')
  await user.type(screen.getByRole('textbox', { name: '邀请人推广码' }), 'P8K3QX')
  await user.type(screen.getByRole('textbox', { name: '渠道' }), 'wx')
  expect(made()).toBe(`${NEARBY}/market-platform-h5/_example/rule?sourceId=EXAMPLE2026&promotorCode=P8K3QX&shareSourceId=EXAMPLE2026&channel=wx`)
  await user.selectOptions(screen.getByRole('combobox', { name: /模拟 App/ }), 'dingtalk')
  expect(made()).toMatch(/&host=dingtalk$/)
  await user.selectOptions(screen.getByRole('combobox', { name: '站点' }), 'https://h5-sit.ride-market.example')
  expect(made()).toMatch(/^https:\/\/h5-sit\.ride-market\.example\/.*&channel=wx$/)
  expect(screen.getByRole('img', { name: /二维码/ }).getAttribute('src')).toMatch(/^data:image\/svg/)
  expect(await within(screen.getByRole('list', { name: '分享卡片' })).findByText(example.title())).toBeVisible()
  await user.click(screen.getByRole('button', { name: '查看这个链接' }))
  expect(await screen.findByText('测试 sit · 乘用车线')).toBeVisible()
})
