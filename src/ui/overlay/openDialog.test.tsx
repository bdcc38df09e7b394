import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LayerHost } from './LayerHost'
import { openDialog } from './openDialog'
import type { DialogAnswer } from './openDialog'

const leaving = { title: '确认', text: '存在未完成的内容待提交,是否离开？', actions: [{ label: '取消' }, { label: '残忍离开' }] }

async function ask(request = leaving): Promise<{ answer?: DialogAnswer }> {
  const outcome: { answer?: DialogAnswer } = {}
  await act(async () => {
    void openDialog(request).then((answer) => (outcome.answer = answer))
    await Promise.resolve()
  })
  return outcome
}

describe('openDialog', () => {
  it('asks with title and text, and answers with the action that was tapped (spec 2 §8)', async () => {
    render(<LayerHost />)
    const outcome = await ask()
    const dialog = await screen.findByRole('dialog', { name: '确认' })
    expect(dialog).toHaveAccessibleDescription('存在未完成的内容待提交,是否离开？')
    await userEvent.click(screen.getByRole('button', { name: '残忍离开' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(outcome.answer).toBe(1)
  })

  it('is dismissed by Escape', async () => {
    render(<LayerHost />)
    const outcome = await ask()
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(outcome.answer).toBe('dismissed'))
  })

  it('is dismissed by a click beside it, without Pointer Events', async () => {
    render(<LayerHost />)
    const outcome = await ask()
    const beside = (await screen.findByRole('dialog')).parentElement as HTMLElement
    act(() => beside.click())
    await waitFor(() => expect(outcome.answer).toBe('dismissed'))
  })

  it('is not dismissed by a click on its text', async () => {
    render(<LayerHost />)
    const outcome = await ask()
    await userEvent.click(await screen.findByText(leaving.text))
    expect(outcome.answer).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
  })

  it('keeps the focus inside and gives it back', async () => {
    render(
      <>
        <button type="button">打开</button>
        <LayerHost />
      </>,
    )
    const opener = screen.getByRole('button', { name: '打开' })
    opener.focus()
    await ask()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveFocus()
    for (const name of ['取消', '残忍离开', '取消']) {
      await userEvent.tab()
      expect(screen.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('asks one question after the other', async () => {
    render(<LayerHost />)
    await ask({ ...leaving, title: '第一' })
    await ask({ ...leaving, title: '第二' })
    await screen.findByRole('dialog', { name: '第一' })
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await screen.findByRole('dialog', { name: '第二' })
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is dismissed when the page goes away', async () => {
    const { unmount } = render(<LayerHost />)
    const outcome = await ask()
    await screen.findByRole('dialog')
    unmount()
    await waitFor(() => expect(outcome.answer).toBe('dismissed'))
  })

  it('is dismissed at once where there is no page to ask on', async () => {
    const outcome = await ask()
    await waitFor(() => expect(outcome.answer).toBe('dismissed'))
  })
})
