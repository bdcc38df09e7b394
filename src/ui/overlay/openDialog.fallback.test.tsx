import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

jest.unstable_mockModule('./ConfirmDialog', () => {
  throw new Error('Loading chunk failed')
})

const { Button } = await import('../form/Button')
const { LayerHost } = await import('./LayerHost')
const { openDialog } = await import('./openDialog')

describe('openDialog when its code cannot be fetched', () => {
  it('still asks, in a plain panel that has the focus, and answers', async () => {
    render(<LayerHost />)
    let asked: Promise<unknown> = Promise.resolve()
    act(() => {
      asked = openDialog({ title: '取消订单', text: '确定取消吗？', actions: [{ label: '再想想' }, { label: '确定取消' }] })
    })
    const panel = await screen.findByRole('alertdialog', { name: '取消订单' })
    expect(panel).toHaveFocus()
    expect(panel).toHaveAccessibleDescription('确定取消吗？')
    await userEvent.click(screen.getByRole('button', { name: '确定取消' }))
    await expect(asked).resolves.toBe(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each([
    ['the one that is named so', ['primary', 'secondary'] as const, 0],
    ['the last without a kind', [undefined, undefined] as const, 1],
    ['none where none is to', ['secondary', 'secondary'] as const, -1],
  ])('makes the same action stand out as the dialog does: %s', async (_, [first, second], standsOut) => {
    render(<LayerHost />)
    const label = ['保留预约', '取消预约']
    act(() => void openDialog({ title: '确定取消吗？', actions: [{ label: label[0]!, ...(first && { kind: first }) }, { label: label[1]!, ...(second && { kind: second }) }] }))
    const looks = (await screen.findAllByRole('button')).map((button) => getComputedStyle(button).backgroundColor)
    const { container } = render(<Button kind="primary">{label[0]}</Button>)
    const primary = getComputedStyle(container.firstElementChild!).backgroundColor
    expect(looks.map((look) => look === primary)).toEqual([standsOut === 0, standsOut === 1])
    await userEvent.keyboard('{Escape}')
  })

  it('gives the focus back with its answer, not when the next layer takes its place', async () => {
    render(
      <>
        <button>取消订单</button>
        <LayerHost />
      </>,
    )
    const opener = screen.getByRole('button', { name: '取消订单' })
    opener.focus()
    act(() => void openDialog({ title: '确定取消吗？', actions: [{ label: '知道了' }] }))
    expect(await screen.findByRole('alertdialog')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    expect(opener).toHaveFocus()
  })

  it('is dismissed by Escape there too', async () => {
    render(<LayerHost />)
    let asked: Promise<unknown> = Promise.resolve()
    act(() => {
      asked = openDialog({ title: '取消订单', actions: [{ label: '知道了' }] })
    })
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(asked).resolves.toBe('dismissed')
  })
})
