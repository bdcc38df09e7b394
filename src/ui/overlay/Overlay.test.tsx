import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  it('leaves the focus in a field that asks for it', () => {
    render(
      <Dialog isOpen onClose={() => undefined} title="图形验证码">
        <input autoFocus aria-label="图形验证码" />
      </Dialog>,
    )
    expect(screen.getByRole('textbox', { name: '图形验证码' })).toHaveFocus()
  })
})
