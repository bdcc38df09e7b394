import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'
import { ImageButton } from './ImageButton'

describe('Button', () => {
  it('does what it says on a click', async () => {
    const onClick = jest.fn()
    render(<Button onClick={onClick}>登录</Button>)
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('ignores clicks while busy, keeps its name, and says that it is busy', async () => {
    const onClick = jest.fn()
    render(
      <Button isBusy onClick={onClick}>
        登录
      </Button>,
    )
    const button = screen.getByRole('button', { name: '登录', busy: true })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([{ isBusy: true }, { isLocked: true }])('holds back the form of Enter and click alike when %j', async (state) => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="code" />
        <Button type="submit" {...state}>
          登录
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByLabelText('code'), '1{Enter}')
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('stays reachable by keyboard while locked', async () => {
    render(<Button isLocked>活动已结束</Button>)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: '活动已结束' })).toHaveFocus()
  })
})

describe('ImageButton', () => {
  it('shows the configured picture under the name of what it says', () => {
    render(<ImageButton src="/login.png" label="登录" />)
    expect(screen.getByRole('button', { name: '登录' })).toContainElement(screen.getByRole('img', { name: '登录' }))
  })

  it('is drawn when the picture cannot be loaded', async () => {
    const onClick = jest.fn()
    render(<ImageButton src="/gone.png" label="登录" onClick={onClick} />)
    fireEvent.error(screen.getByRole('img'))
    await userEvent.click(screen.getByText('登录'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
