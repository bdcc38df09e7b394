import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox'

function show(props: { isChecked?: boolean; error?: string } = {}) {
  const onChange = jest.fn<(isChecked: boolean) => void>()
  render(
    <Checkbox isChecked={props.isChecked ?? false} onChange={onChange} error={props.error}>
      我已阅读并同意<a href="#terms">《服务条款》</a>
    </Checkbox>,
  )
  return onChange
}

describe('Checkbox', () => {
  it('is ticked by the box, the label and the space bar', async () => {
    const onChange = show()
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByText(/我已阅读/))
    screen.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls).toEqual([[true], [true], [true]])
  })

  it('is not ticked by opening a link in its label', async () => {
    const onChange = show()
    await userEvent.click(screen.getByRole('link', { name: '《服务条款》' }))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows the hint to tick the agreement and reads it aloud (spec 1 §4)', () => {
    show({ error: '请先勾选协议' })
    expect(screen.getByRole('checkbox', { name: /我已阅读并同意.*《服务条款》/ })).toHaveAccessibleDescription('请先勾选协议')
    expect(screen.getByRole('alert')).toHaveTextContent('请先勾选协议')
  })
})
