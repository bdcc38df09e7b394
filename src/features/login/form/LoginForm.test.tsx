import { configureStore } from '@reduxjs/toolkit'
import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Provider } from 'react-redux'
import { LoginForm, type LoginFormProps } from './LoginForm'
import { codeRequested, codeSent, hintShown, loginReducer, loginSubmitted } from '../loginSlice'
import { emptyLogin, type LoginState } from '../loginState'
import { BLUR_DELAY_MS } from './useSettledPage'

const agreements: LoginFormProps['agreements'] = [
  { name: 'termsOfService', url: 'https://h5.example/terms' },
  { name: 'privacyPolicy', url: null },
]

function show(props: Partial<LoginFormProps> = {}, login: Partial<LoginState> = {}) {
  const store = configureStore({ reducer: { login: loginReducer }, preloadedState: { login: { ...emptyLogin, ...login } } })
  const onSendCode = jest.fn()
  const onSubmit = jest.fn()
  const { container, unmount } = render(
    <Provider store={store}>
      <LoginForm agreements={agreements} onSendCode={onSendCode} onSubmit={onSubmit} {...props} />
    </Provider>,
  )
  return { store, onSendCode, onSubmit, container, unmount, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' })
const box = () => screen.getByRole('checkbox')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => jest.useRealTimers())

describe('the phone field', () => {
  it('shows what is typed as 3-4-4 and keeps digits only (spec 1 §5)', async () => {
    const { user, store } = show()
    await user.type(phone(), '1a3-8 00138000')
    expect(phone()).toHaveValue('138 0013 8000')
    expect(store.getState().login.phone).toBe('13800138000')
  })

  it('takes a pasted number with country code and dashes (spec 1 §5)', async () => {
    const { user } = show()
    await user.click(phone())
    await user.paste('+86 138-0013 8000')
    expect(phone()).toHaveValue('138 0013 8000')
  })

  it('keeps the caret where it was when a digit in the middle goes', async () => {
    const { user } = show({}, { phone: '13800138000' })
    await user.click(phone())
    phone().setSelectionRange(6, 6)
    await user.keyboard('{Backspace}')
    act(() => jest.runOnlyPendingTimers())
    expect(phone()).toHaveValue('138 0138 000')
    expect(phone().selectionStart).toBe(5)
    await user.keyboard('9')
    expect(phone()).toHaveValue('138 0913 8000')
    expect(phone().selectionStart).toBe(6)
  })

  it('takes a number that is filled in without being touched', () => {
    const { store } = show()
    fireEvent.change(phone(), { target: { value: '+8613800138000' } })
    expect(phone()).toHaveValue('138 0013 8000')
    expect(store.getState().login.phone).toBe('13800138000')
  })

  it('asks phones for a numeric keyboard and offers the own number', () => {
    show()
    expect(phone()).toHaveAttribute('type', 'tel')
    expect(phone()).toHaveAttribute('inputmode', 'numeric')
    expect(phone()).toHaveAttribute('autocomplete', 'tel-national')
    expect(phone()).toHaveAttribute('enterkeyhint', 'next')
  })
})

describe('the code field', () => {
  it('keeps 6 characters, typed or pasted with blanks (spec 1 §5)', async () => {
    const { user } = show()
    await user.type(code(), '12345678')
    expect(code()).toHaveValue('123456')
    await user.clear(code())
    await user.click(code())
    await user.paste(' 654 321 ')
    expect(code()).toHaveValue('654321')
  })

  it('lets the phone fill in the code from the message', () => {
    show()
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code()).toHaveAttribute('inputmode', 'numeric')
    expect(code()).toHaveAttribute('enterkeyhint', 'go')
  })
})

describe('the get-code button (spec 1 §4)', () => {
  it('counts down from 60 s, each second one less, ignores clicks meanwhile, and is back at the end', async () => {
    const { user, store, onSendCode } = show()
    await user.click(button('获取验证码'))
    expect(onSendCode).toHaveBeenCalledTimes(1)
    act(() => void store.dispatch(codeSent({ at: Date.now() })))
    expect(button('60s')).toHaveAttribute('aria-disabled', 'true')
    act(() => jest.advanceTimersByTime(1_000))
    await user.click(button('59s'))
    act(() => jest.advanceTimersByTime(58_000))
    await user.click(button('1s'))
    expect(onSendCode).toHaveBeenCalledTimes(1)
    act(() => jest.advanceTimersByTime(1_000))
    await user.click(button('获取验证码'))
    expect(onSendCode).toHaveBeenCalledTimes(2)
  })

  it('ignores clicks while a send is under way', async () => {
    const { user, store, onSendCode } = show()
    act(() => void store.dispatch(codeRequested()))
    expect(button('获取验证码')).toHaveAttribute('aria-busy', 'true')
    await user.click(button('获取验证码'))
    expect(onSendCode).not.toHaveBeenCalled()
  })

  it('goes on counting after a reload, from the same moment', () => {
    show({}, { sms: { step: 'countingDown', until: Date.now() + 41_500 } })
    expect(button('42s')).toBeVisible()
    expect(code()).not.toHaveFocus()
    act(() => jest.advanceTimersByTime(500))
    expect(button('41s')).toBeVisible()
  })

  it('shows the right second after the page has slept', () => {
    show({}, { sms: { step: 'countingDown', until: Date.now() + 60_000 } })
    jest.setSystemTime(Date.now() + 30_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(button('30s')).toBeVisible()
  })

  it('does not wait longer than a minute for a clock that was set back', () => {
    show({}, { sms: { step: 'countingDown', until: Date.now() + 3_600_000 } })
    expect(button('获取验证码')).not.toHaveAttribute('aria-disabled')
  })

  it('leads to the code field once the code is on its way', () => {
    const { store } = show()
    act(() => void store.dispatch(codeRequested()))
    act(() => void store.dispatch(codeSent({ at: Date.now() })))
    expect(code()).toHaveFocus()
  })
})

describe('hints', () => {
  it.each([
    ['phoneMissing', '请输入手机号', phone],
    ['phoneMalformed', '请输入正确的手机号格式', phone],
    ['codeMissing', '请输入验证码', code],
    ['agreementUnticked', '请先勾选协议', box],
  ] as const)('%s is read out at its field, which takes the focus: %s (spec 1 §5, §8)', (reason, words, field) => {
    const { store } = show()
    act(() => void store.dispatch(hintShown(reason)))
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(field()).toHaveAccessibleDescription(words)
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
  })

  it('moves the focus again when the same hint is given again', async () => {
    const { store, user } = show()
    act(() => void store.dispatch(hintShown('phoneMissing')))
    await user.click(code())
    act(() => void store.dispatch(hintShown('phoneMissing')))
    expect(phone()).toHaveFocus()
  })
})

describe('the page once the keyboard has closed (spec 1 §9, blur handler delay 200 ms)', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  let scrollTo: ReturnType<typeof jest.spyOn>
  beforeEach(() => {
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    // Pushed up by 300, of which the page has 232 below the screen.
    Object.defineProperty(window, 'pageYOffset', { value: 300, configurable: true })
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: window.innerHeight + 232, configurable: true })
  })
  afterEach(() => {
    Object.defineProperty(window, 'pageYOffset', { value: 0, configurable: true })
    Reflect.deleteProperty(document.documentElement, 'scrollHeight')
    scrollTo.mockRestore()
  })

  it.each([['phone', phone], ['code', code]])('goes back to its end where it was pushed over it, 200 ms after the %s field was left', (_, field) => {
    show()
    act(() => field().focus())
    act(() => field().blur())
    pass(199)
    expect(scrollTo).not.toHaveBeenCalled()
    pass(1)
    expect(scrollTo.mock.calls).toEqual([[0, 232]])
    pass(BLUR_DELAY_MS * 2)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('stays where it is while another field has the focus, and when the form goes', () => {
    const { unmount } = show()
    act(() => phone().focus())
    act(() => code().focus())
    pass(BLUR_DELAY_MS)
    act(() => code().blur())
    unmount()
    pass(BLUR_DELAY_MS)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('goes back once where a field was left for the tick or a button', () => {
    show()
    act(() => code().focus())
    act(() => box().focus())
    act(() => button('登录').focus())
    pass(BLUR_DELAY_MS)
    expect(scrollTo.mock.calls).toEqual([[0, 232]])
  })
})

describe('the agreements', () => {
  it('starts unticked; a tap on the words ticks it (spec 1 §4)', async () => {
    const { user } = show()
    expect(box()).not.toBeChecked()
    await user.click(screen.getByText(/我已阅读并同意/))
    expect(box()).toBeChecked()
  })

  it('opens a link beside the page and does not tick the box', async () => {
    const { user } = show()
    const link = screen.getByRole('link', { name: /服务条款/ })
    expect(link).toHaveAttribute('href', 'https://h5.example/terms')
    expect(link).toHaveAttribute('target', '_blank')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(box()).not.toBeChecked()
  })

  it('breaks no line within a name, nor before what follows it', () => {
    show()
    const names = screen.getAllByText(/^《.*》/).map((name) => name.closest<HTMLElement>('label > *'))
    expect(names.map((name) => [name?.textContent?.replace(/（.*）/, ''), name?.style.display])).toEqual([
      ['《服务条款》和', 'inline-block'],
      ['《隐私政策》', 'inline-block'],
    ])
  })

  it('shows an agreement without an address as plain words', () => {
    show()
    expect(screen.getByText(/《隐私政策》/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /隐私政策/ })).not.toBeInTheDocument()
  })

  it('has no checkbox when the protocol is hidden (spec 1 §4)', () => {
    show({ isProtocolHidden: true })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('the login button', () => {
  it('submits by tap and by Enter, once at a time (spec 1 §5)', async () => {
    const { user, store, onSubmit } = show()
    await user.click(button('登录'))
    await user.type(code(), '1{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
    act(() => void store.dispatch(loginSubmitted()))
    await user.click(button('登录'))
    expect(button('登录')).toHaveAttribute('aria-busy', 'true')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('is a configured picture with the same name, and the standard button when the picture is broken', async () => {
    const { user, onSubmit } = show({ buttonImage: 'https://img.example/button.png' })
    await user.click(button('登录'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    fireEvent.error(screen.getByRole('img', { name: '登录' }))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    await user.click(button('登录'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('carries a configured text', () => {
    show({ buttonText: '立即领取' })
    expect(button('立即领取')).toBeVisible()
  })
})

it.each([
  ['empty', {}],
  ['with a hint', { hint: { reason: 'phoneMalformed' } }],
  ['counting down', { sms: { step: 'countingDown', until: 1_800_000_030_000 } }],
] as const)('gives axe nothing to say: %s', async (_, login) => {
  const { container } = show({}, login)
  jest.useRealTimers()
  const { violations } = await axe.run(container, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})
