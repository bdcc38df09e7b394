import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { lazySheet } from './lazySheet'
import { toast } from '../feedback/toast'

type SheetProps = { readonly isOpen: boolean; readonly onClose: () => void }

function Sheet({ isOpen, onClose }: SheetProps) {
  return isOpen ? <button onClick={onClose}>关闭</button> : <p>已关闭</p>
}

function pageWith(load: () => Promise<typeof Sheet>, onFailed?: () => void) {
  const LazySheet = lazySheet(load, onFailed)
  return function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="姓名" />
        <button onClick={() => setOpen(true)}>选择</button>
        <LazySheet isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  }
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  toast.dismiss()
  jest.useRealTimers()
})

it('is asked for when it is opened, and once', async () => {
  const load = jest.fn(() => Promise.resolve(Sheet))
  const Page = pageWith(load)
  render(<Page />)
  await pass(0)
  expect(load).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '选择' }))
  await user.click(await screen.findByRole('button', { name: '关闭' }))
  expect(screen.getByText('已关闭')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '选择' }))
  expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows an error when it cannot be loaded, leaves the page as it is, and is loaded at the next tap', async () => {
  const error = jest.spyOn(toast, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Page = pageWith(() => (isBroken ? Promise.reject(new Error('chunk')) : Promise.resolve(Sheet)))
  render(<Page />)
  await user.type(screen.getByRole('textbox', { name: '姓名' }), '李雷')
  await user.click(screen.getByRole('button', { name: '选择' }))
  await pass(3_000)
  expect(error).toHaveBeenCalledWith('网络开小差了，请稍后重试')
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('李雷')
  isBroken = false
  await user.click(screen.getByRole('button', { name: '选择' }))
  expect(await screen.findByRole('button', { name: '关闭' })).toBeInTheDocument()
})

it('shows a notice while loading takes long, and closes it afterwards', async () => {
  const stop = jest.fn()
  const wait = jest.spyOn(toast, 'loading').mockReturnValue(stop)
  let arrive: (sheet: typeof Sheet) => void = () => undefined
  const Page = pageWith(() => new Promise((resolve) => (arrive = resolve)))
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '选择' }))
  expect(wait).not.toHaveBeenCalled()
  await pass(600)
  expect(wait).toHaveBeenCalledWith('加载中...')
  arrive(Sheet)
  expect(await screen.findByRole('button', { name: '关闭' })).toBeInTheDocument()
  expect(stop).toHaveBeenCalledTimes(1)
})

it('leaves the page under it in sight while its words load', async () => {
  let arrive: (words: string) => void = () => undefined
  const words = new Promise<string>((resolve) => (arrive = resolve))
  const Page = pageWith(() => Promise.resolve(({ isOpen }: SheetProps) => <p>{isOpen && use(words)}</p>))
  render(
    <Suspense fallback="骨架">
      <Page />
    </Suspense>,
  )
  await user.click(screen.getByRole('button', { name: '选择' }))
  await pass(0)
  expect(screen.getByRole('textbox', { name: '姓名' })).toBeVisible()
  expect(screen.queryByText('骨架')).toBeNull()
  await act(() => Promise.resolve(arrive('Rewards')))
  expect(await screen.findByText('Rewards')).toBeVisible()
})

it('fails after 20 s', async () => {
  const error = jest.spyOn(toast, 'error').mockImplementation(() => undefined)
  const Page = pageWith(() => new Promise<never>(() => undefined))
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '选择' }))
  await pass(19_000)
  expect(error).not.toHaveBeenCalled()
  await pass(1_000)
  expect(error).toHaveBeenCalledWith('网络开小差了，请稍后重试')
})

it('calls onFailed in place of the error where its content matters more than the network', async () => {
  const onFailed = jest.fn()
  const Page = pageWith(() => Promise.reject(new Error('chunk')), onFailed)
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '选择' }))
  await pass(3_000)
  expect(onFailed).toHaveBeenCalledTimes(1)
})
