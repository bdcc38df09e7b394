import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser } from '../../render'
import { askForCode, expectButtonBack, expectCodeSent, sentTo } from './captchaHarness'
import { code, getButton, PREFIX, reloadLogin } from './openLogin'

const backend = mountTestBackend({ slowMilliseconds: 150 })
const sent = (endpoint: string) => sentTo(backend, endpoint)

beforeEach(() => backend.setScenario({ sendmobileauthcode: 'picture' }))
afterEach(clearBrowser)

const dialog = () => screen.findByRole('dialog', { name: '安全验证' })
const input = () => screen.getByRole('textbox', { name: '图形验证码' })
const picture = () => screen.findByRole('img', { name: '图形验证码图片' })
const address = async () => (await picture()).getAttribute('src') ?? ''

/** Reads the letters as a person does. */
async function lettersOf(src: Promise<string>): Promise<string> {
  const svg = atob((await src).split(',')[1] ?? '')
  return Array.from(svg.matchAll(/<text[^>]*>(.)<\/text>/g), ([, letter]) => letter).join('')
}

describe('nextAction 8 (spec 1 §4)', () => {
  it('shows image, input, confirm and cancel; the right answer sends the code by itself', async () => {
    const { user } = await askForCode()
    expect(await dialog()).toBeVisible()
    expect(input()).toHaveFocus()
    expect(getButton('取消')).toBeVisible()
    await user.type(input(), await lettersOf(address()))
    await user.click(getButton('确认'))
    await expectCodeSent()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(code()).toHaveFocus())
    expect(sent('verifyimgauthcode')).toHaveLength(1)
    expect(sent('sendmobileauthcode')).toHaveLength(2)
  })

  it('sends the fields of spec 1 §7, each with the newest context token', async () => {
    const { user, store } = await askForCode()
    await dialog()
    await user.type(input(), await lettersOf(address()))
    await user.keyboard('{Enter}')
    await expectCodeSent()
    const source = `/market-platform-h5/${PREFIX}/login`
    const [fetched] = sent('getimgauthcode')
    const [verified] = sent('verifyimgauthcode')
    const [first, second] = sent('sendmobileauthcode')
    expect(fetched?.body).toEqual({ accountName: '13800138000', accountType: 1, contextToken: expect.stringMatching(/^ctx_/), source })
    expect(verified?.body).toEqual({ imgData: expect.stringMatching(/^[A-Z0-9]{4}$/), contextToken: expect.stringMatching(/^ctx_/), source })
    expect(second?.query).toEqual({ ...first?.query, contextToken: expect.stringMatching(/^ctx_/) })
    const tokens = [first?.query['contextToken'], fetched?.body['contextToken'], verified?.body['contextToken'], second?.query['contextToken'], store.getState().login.contextToken]
    expect(new Set(tokens).size).toBe(5)
  })

  it('asks for an answer before it asks anybody (spec 1 §5)', async () => {
    const { user } = await askForCode()
    await picture()
    await user.type(input(), '  ')
    await user.click(getButton('确认'))
    expect(await screen.findByRole('alert')).toHaveTextContent('请填写验证码')
    expect(input()).toHaveAccessibleDescription('请填写验证码')
    expect(input()).toHaveFocus()
    await user.keyboard('A')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent('verifyimgauthcode')).toHaveLength(0)
  })

  it('brings a new picture after a wrong answer, keeps the dialog and clears the input', async () => {
    const { user } = await askForCode()
    const first = await address()
    await user.type(input(), '0000')
    await user.click(getButton('确认'))
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('验证码错误，请重新输入')
    await waitFor(async () => expect(await address()).not.toBe(first))
    expect(input()).toHaveValue('')
    expect(input()).toHaveFocus()
    await user.type(input(), await lettersOf(address()))
    await user.keyboard('{Enter}')
    await expectCodeSent()
    expect([sent('getimgauthcode').length, sent('verifyimgauthcode').length]).toEqual([2, 2])
  })

  it('brings another picture with a tap on it', async () => {
    const { user } = await askForCode()
    const first = await address()
    await user.type(input(), 'AB')
    await user.click(getButton('看不清？换一张'))
    await waitFor(async () => expect(await address()).not.toBe(first))
    expect(input()).toHaveValue('')
    expect(sent('getimgauthcode')).toHaveLength(2)
  })

  it('verifies once, however often it is tapped', async () => {
    backend.setScenario({ verifyimgauthcode: 'slow' })
    const { user } = await askForCode()
    await user.type(input(), await lettersOf(address()))
    const confirm = getButton('确认')
    await act(async () => {
      fireEvent.click(confirm)
      fireEvent.click(confirm)
      fireEvent.submit(input())
    })
    expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expectCodeSent()
    expect(sent('verifyimgauthcode')).toHaveLength(1)
    expect(sent('sendmobileauthcode')).toHaveLength(2)
  })
})

describe('giving up', () => {
  it.each([
    ['the cancel button', () => getButton('取消').click()],
    ['Escape', () => void fireEvent.keyDown(input(), { key: 'Escape' })],
    ['a tap beside the panel', async () => (await dialog()).parentElement?.click()],
  ])('by %s gives the button back, with the focus on it', async (_, leave) => {
    await askForCode()
    await picture()
    await act(async () => leave())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectButtonBack()
    expect(getButton('获取验证码')).toHaveFocus()
    expect(sent('sendmobileauthcode')).toHaveLength(1)
  })

  it('and asking again starts a new captcha', async () => {
    const { user } = await askForCode()
    await picture()
    await user.click(getButton('取消'))
    await expectButtonBack()
    await user.click(getButton('获取验证码'))
    await user.type(await screen.findByRole('textbox', { name: '图形验证码' }), await lettersOf(address()))
    await user.keyboard('{Enter}')
    await expectCodeSent()
  })

  it('while the picture is on its way lets its late answer fall', async () => {
    backend.setScenario({ getimgauthcode: 'slow' })
    const { user, store } = await askForCode()
    await dialog()
    await user.click(getButton('取消'))
    await expectButtonBack()
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
    expect(store.getState().login.sms).toEqual({ step: 'idle' })
  })

  it('by leaving the page ends the captcha', async () => {
    const { router, store } = await askForCode()
    await picture()
    await act(() => router.navigate(`/${PREFIX}/info?sourceId=EXAMPLE2026`))
    await waitFor(() => expect(store.getState().login).toMatchObject({ phone: '13800138000', sms: { step: 'idle' } }))
  })

  it('by a reload keeps what was typed, with the button back', async () => {
    await askForCode()
    await picture()
    await reloadLogin()
    await expectButtonBack()
  })
})

describe('when something is not well', () => {
  it.each(['http500', 'network', 'html', 'malformed'])('a picture that cannot be fetched (%s) can be asked for again', async (outcome) => {
    backend.setScenario({ getimgauthcode: `${outcome}>ok` })
    const { user } = await askForCode()
    await user.click(await screen.findByRole('button', { name: '图片加载失败，点击重试' }))
    await user.type(input(), await lettersOf(address()))
    await user.keyboard('{Enter}')
    await expectCodeSent()
  })

  it('a picture that cannot be drawn can be asked for again', async () => {
    const { user } = await askForCode()
    fireEvent.error(await picture())
    await user.click(await screen.findByRole('button', { name: '图片加载失败，点击重试' }))
    expect(await picture()).toBeVisible()
  })

  it('an answer that could not be sent stays where it was typed', async () => {
    backend.setScenario({ verifyimgauthcode: 'network>ok' })
    const { user } = await askForCode()
    const letters = await lettersOf(address())
    await user.type(input(), letters)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('网络开小差了，请再试一次')
    expect(input()).toHaveValue(letters)
    await user.keyboard('{Enter}')
    await expectCodeSent()
  })

  it('a context that has run out before the picture is told in the words of the server, and the button is back', async () => {
    backend.setScenario({ getimgauthcode: '-208034' })
    await askForCode()
    expect(await screen.findByText('安全验证未通过，请重试')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectButtonBack()
  })

  it('a context that has run out before the answer is told in the words of the server, and the button is back', async () => {
    backend.setScenario({ verifyimgauthcode: '-208034' })
    const { user } = await askForCode()
    await user.type(input(), await lettersOf(address()))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('安全验证未通过，请重试')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectButtonBack()
  })
})

it('gives axe nothing to say, also after a wrong answer', async () => {
  const { user } = await askForCode()
  await user.type(input(), `${await lettersOf(address())}X`)
  await user.keyboard('{Enter}')
  await within(await dialog()).findByRole('alert')
  await picture()
  const { violations } = await axe.run(await dialog(), { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})
