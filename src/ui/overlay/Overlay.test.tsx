import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './Dialog'
import { Mask } from './Mask'
import { Sheet } from './Sheet'

describe('Mask', () => {
  it('covers the screen under a name and closes wherever it is tapped', async () => {
    const onClose = jest.fn()
    render(
      <Mask isOpen onClose={onClose} label="分享提示">
        <p>点击右上角分享给好友</p>
      </Mask>,
    )
    expect(screen.getByRole('dialog', { name: '分享提示' })).toBeVisible()
    await userEvent.click(screen.getByText('点击右上角分享给好友'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('is not there while closed', () => {
    render(
      <Mask isOpen={false} onClose={() => undefined} label="分享提示">
        <p>点击右上角分享给好友</p>
      </Mask>,
    )
    expect(screen.queryByText('点击右上角分享给好友')).toBeNull()
  })
})

describe('Sheet', () => {
  it('closes by its button and beside it, not by its content', async () => {
    const onClose = jest.fn()
    render(
      <Sheet isOpen onClose={onClose} title="选择体验时间">
        <p>今天</p>
      </Sheet>,
    )
    const sheet = screen.getByRole('dialog', { name: '选择体验时间' })
    await userEvent.click(screen.getByText('今天'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await userEvent.click(sheet.parentElement as HTMLElement)
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('Dialog', () => {
  it('stays where a drag in its content ends beside it, and closes by a press that begins there', () => {
    const onClose = jest.fn()
    render(
      <Dialog isOpen onClose={onClose} title="图形验证码">
        <input aria-label="图形验证码" />
      </Dialog>,
    )
    const scrim = screen.getByRole('dialog').parentElement as HTMLElement
    fireEvent.mouseDown(screen.getByRole('textbox'))
    fireEvent.mouseUp(scrim)
    fireEvent.click(scrim)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.mouseDown(scrim)
    fireEvent.click(scrim)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('leaves the focus in a field that asks for it', () => {
    render(
      <Dialog isOpen onClose={() => undefined} title="图形验证码">
        <input autoFocus aria-label="图形验证码" />
      </Dialog>,
    )
    expect(screen.getByRole('textbox', { name: '图形验证码' })).toHaveFocus()
  })
})

it.each([
  ['a mask 250 ms (spec 2 §4, §9)', Mask, '250ms'],
  ['a modal 300 ms (spec 1 §9)', Dialog, '300ms'],
])('takes to come: %s', (_, Shown, length) => {
  render(
    <Shown isOpen onClose={() => undefined} title="分享" label="分享">
      <p>点击右上角分享给好友</p>
    </Shown>,
  )
  expect(getComputedStyle(screen.getByRole('dialog')).animation).toContain(` ${length} `)
})

describe('overlays that follow each other', () => {
  /** The sheet's own button opens the dialog in its place. */
  function Page() {
    const [shown, setShown] = useState<'sheet' | 'dialog' | null>(null)
    const close = () => setShown(null)
    return (
      <>
        <button type="button" onClick={() => setShown('sheet')}>
          分享
        </button>
        <button type="button">规则</button>
        <Sheet isOpen={shown === 'sheet'} onClose={close} title="分享">
          <button type="button" onClick={() => setShown('dialog')}>
            生成海报
          </button>
        </Sheet>
        <Dialog isOpen={shown === 'dialog'} onClose={close} title="海报" />
      </>
    )
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('give the focus back to what opened the first', async () => {
    render(<Page />)
    await press('分享')
    await press('生成海报')
    expect(screen.getByRole('dialog', { name: '海报' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '分享' })).toHaveFocus())
  })

  it('leave no trace for one that is opened from nothing later', async () => {
    render(<Page />)
    await press('分享')
    await press('生成海报')
    await userEvent.keyboard('{Escape}')
    const opener = screen.getByRole('button', { name: '分享' })
    await waitFor(() => expect(opener).toHaveFocus())
    opener.blur()
    // iOS focuses no button that is tapped.
    act(() => opener.click())
    await userEvent.keyboard('{Escape}')
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(document.body).toHaveFocus()
  })
})
