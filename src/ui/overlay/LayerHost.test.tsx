import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LayerHost } from './LayerHost'
import { openLayer, type LayerProps } from './openLayer'

const sheet =
  (name: string) =>
  ({ isOpen, onClose }: LayerProps) => (isOpen ? <button onClick={onClose}>{name}</button> : null)

function open(name: string) {
  const state = { isClosed: false }
  act(() => void openLayer(sheet(name))?.then(() => (state.isClosed = true)))
  return state
}

it('shows a layer until it is closed, and says so', async () => {
  render(<LayerHost />)
  const first = open('first')
  await userEvent.click(screen.getByRole('button', { name: 'first' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(first).toEqual({ isClosed: true })
})

it('shows one layer at a time', async () => {
  render(<LayerHost />)
  const first = open('first')
  open('second')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['second'])
  await act(() => Promise.resolve())
  expect(first).toEqual({ isClosed: true })
})

it('ends a layer with its place', async () => {
  const { rerender } = render(<LayerHost key="/a" />)
  const first = open('first')
  rerender(<LayerHost key="/b" />)
  await act(() => Promise.resolve())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(first).toEqual({ isClosed: true })
})

it('opens nothing where there is no page', () => {
  expect(openLayer(sheet('first'))).toBeUndefined()
})
