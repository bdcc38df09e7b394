import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { lazyChunk, type LazyChunk, LazyComponent, requiredChunk, useLazyChunk } from './lazyChunk'

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <button onClick={() => this.setState({ hasFailed: false })}>Retry</button> : this.props.children
  }
}

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>
type GreetingChunk = LazyChunk<typeof Greeting>

const show = (chunk: GreetingChunk) =>
  render(
    <Boundary>
      <LazyComponent chunk={chunk} props={{ name: 'Li' }} fallback={<p>Waiting</p>} />
    </Boundary>,
  )

const failing = () => Promise.reject(new Error('Loading chunk 7 failed'))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // The one reload has been tried, as after a reload that did not help.
  sessionStorage.setItem('market-platform-h5:reloadedFor', 'greeting')
})
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

it('shows the fallback until the component is loaded, and the component at once when it was loaded before', async () => {
  const chunk = lazyChunk(() => Promise.resolve(Greeting))
  const { unmount } = show(chunk)
  expect(screen.getByText('Waiting')).toBeVisible()
  await pass(0)
  expect(screen.getByText('Hello Li')).toBeVisible()
  unmount()
  show(chunk)
  expect(screen.getByText('Hello Li')).toBeVisible()
})

it('keeps the fallback where an optional component cannot be loaded', async () => {
  show(lazyChunk<typeof Greeting>(failing))
  await pass(3_000)
  expect(screen.getByText('Waiting')).toBeVisible()
})

it('throws the failure of a required component to the boundary, and asks again when it is mounted again', async () => {
  const load = jest.fn<() => Promise<typeof Greeting>>(failing)
  show(requiredChunk('greeting', load))
  await pass(3_000)
  load.mockResolvedValue(Greeting)
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  await pass(0)
  expect(screen.getByText('Hello Li')).toBeVisible()
})

it('asks only when it is wanted, and shows what another caller has loaded after a failure', async () => {
  const load = jest.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('Loading chunk 7 failed')).mockResolvedValue(Greeting)
  const chunk = lazyChunk(load, [])
  function Page({ isWanted }: { readonly isWanted: boolean }) {
    const { loaded, failure } = useLazyChunk(chunk, isWanted)
    return <p>{loaded ? 'loaded' : failure ? 'failed' : 'nothing'}</p>
  }
  const { rerender } = render(<Page isWanted={false} />)
  await pass(0)
  expect(load).not.toHaveBeenCalled()
  rerender(<Page isWanted />)
  await pass(0)
  expect(screen.getByText('failed')).toBeVisible()
  rerender(<Page isWanted={false} />)
  await act(() => chunk.read())
  expect(screen.getByText('loaded')).toBeVisible()
})
