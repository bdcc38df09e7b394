import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { TextField } from './TextField'

describe('TextField', () => {
  it('is named by its label, also when the label is not shown', () => {
    render(<TextField label="手机号" isLabelHidden placeholder="请输入手机号" />)
    expect(screen.getByRole('textbox', { name: '手机号' })).toBe(screen.getByPlaceholderText('请输入手机号'))
  })

  it('says what is wrong, and ties error and hint to the input', () => {
    render(<TextField label="手机号" hint="11 位数字" error="请输入正确的手机号格式" />)
    const input = screen.getByRole('textbox', { name: '手机号' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('请输入正确的手机号格式 11 位数字')
    expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的手机号格式')
  })

  it('interrupts once for a form with several wrong fields, and not at all where a toast says the same', () => {
    const fields = (error: string | undefined, isErrorTold = false) => (
      <>
        <TextField label="姓名" error={error} isErrorTold={isErrorTold} />
        <TextField label="手机号" error={error} isErrorTold={isErrorTold} />
      </>
    )
    const { rerender } = render(fields('必填'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription('必填')
    rerender(fields(undefined))
    rerender(fields('验证码错误', true))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is not described by anything when all is well', () => {
    render(<TextField label="手机号" />)
    const input = screen.getByRole('textbox')
    expect(input).toBeValid()
    expect(input).not.toHaveAttribute('aria-describedby')
  })

  it('hands out the input itself and passes its attributes on', async () => {
    const ref = createRef<HTMLInputElement>()
    render(<TextField ref={ref} label="验证码" inputMode="numeric" autoComplete="one-time-code" maxLength={6} suffix={<button type="button">获取验证码</button>} />)
    await userEvent.type(screen.getByRole('textbox'), '1234567')
    expect(ref.current).toHaveValue('123456')
    expect(ref.current).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible()
  })
})
