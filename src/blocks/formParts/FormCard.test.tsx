import { jest } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { TextField } from '@/ui/form/TextField'
import { ThemeProvider } from '@/ui/theme'
import { FormCard } from './FormCard'
import { FormRow } from './FormRow'
import { PickField } from './PickField'

/** A form of two typed fields and a chosen one; a submit finds the named ones wrong. */
function show({ wrong = [], isBusy = false, onSubmit = () => undefined }: { readonly wrong?: readonly string[]; readonly isBusy?: boolean; readonly onSubmit?: () => void }) {
  function Form() {
    const [found, setFound] = useState<readonly string[]>([])
    const submit = () => {
      setFound(wrong)
      onSubmit()
    }
    const errorOf = (name: string) => (found.includes(name) ? `${name}有误` : undefined)
    return (
      <FormCard title="预约" protocol={[]} hasAgreed={false} onAgree={() => undefined} submitLabel="提交" images={{ buttonImage: '', disableBtnImg: '' }} isBusy={isBusy} onSubmit={submit}>
        {['姓名', '手机号'].map((name) => (
          <FormRow key={name} isWrong={found.includes(name)}>
            <TextField label={name} isLabelHidden error={errorOf(name)} />
          </FormRow>
        ))}
        <FormRow isWrong={found.includes('时间')}>
          <PickField label="时间" value="" placeholder={errorOf('时间') ?? '请选择'} isInvalid={found.includes('时间')} onClick={() => undefined} />
        </FormRow>
      </FormCard>
    )
  }
  render(
    <ThemeProvider>
      <Form />
    </ThemeProvider>,
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
/** What is read aloud over everything else. */
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])

it('is a form: the key of the keyboard leads from field to field and sends from the last, and says so', async () => {
  const onSubmit = jest.fn()
  show({ onSubmit })
  expect(['姓名', '手机号'].map((name) => field(name).getAttribute('enterkeyhint'))).toEqual(['next', 'done'])
  await userEvent.type(field('姓名'), '李雷{Enter}')
  expect(field('手机号')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('is sent once: not while its answer is on the way, and not by a button that chooses', async () => {
  const onSubmit = jest.fn()
  show({ onSubmit, isBusy: true })
  await userEvent.type(field('手机号'), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /时间/ }))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('leads to the first field that is wrong, which is read with its fault: nothing else is read over it, however many are wrong', async () => {
  show({ wrong: ['姓名', '手机号', '时间'] })
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  expect(field('姓名')).toHaveFocus()
  expect(field('姓名')).toHaveAccessibleDescription('姓名有误')
  expect(alerts()).toEqual([])
})

it('reads the fault aloud, once, where the focus is on that field already', async () => {
  show({ wrong: ['手机号', '时间'] })
  await userEvent.type(field('手机号'), '1{Enter}')
  expect(field('手机号')).toHaveFocus()
  expect(alerts()).toEqual(['手机号有误'])
})

it.each(['', '/send.png'])('is pale while the agreement is missing, also where the picture for that cannot be loaded (spec 2 §5): "%s"', (buttonImage) => {
  const form = (hasAgreed: boolean, disableBtnImg: string) => (
    <FormCard title="预约" protocol={[{ content: '协议', hyperlink: '' }]} hasAgreed={hasAgreed} onAgree={() => undefined} submitLabel="提交" images={{ buttonImage, disableBtnImg }} isBusy={false} onSubmit={() => undefined}>
      {null}
    </FormCard>
  )
  const shown = (element: ReactElement) => render(<ThemeProvider>{element}</ThemeProvider>).container
  const buttonIn = (container: HTMLElement) => within(container).getByRole('button', { name: '提交' }).outerHTML
  const broken = shown(form(false, '/pale.png'))
  fireEvent.error(within(broken).getByRole('img', { name: '提交' }))
  expect(buttonIn(broken)).toBe(buttonIn(shown(form(false, ''))))
  expect(buttonIn(broken)).not.toBe(buttonIn(shown(form(true, ''))))
})
