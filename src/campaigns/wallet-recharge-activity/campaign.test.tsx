import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { RESULT_POLL } from '@/blocks/pay/askResult'
import { LOOK_TIMEOUT_MS } from '@/blocks/pay/payCallOptions'
import { ORDER_PAUSES } from '@/blocks/pay/payFlow'
import { loggedOut } from '@/features/session'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { installChatApp, type ChatAppStub } from '@/mocks/hosts/chatAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { endAtOnce } from '../../../tests/faults/hurry'
import { settle } from '../../../tests/faults/watch'
import { installParent } from '../../../tests/journeys/previewHarness'
import { bringBack, callsOf, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { installPayPanel, payOrder, type PanelBehaviour, type PayPanel } from '../../../tests/payPanel'
import { clearBrowser, reloadApp, renderApp, unloadApp, type RenderedApp } from '../../../tests/render'
import { mocks } from './mocks'
import { rechargeOf } from './useWallet'

const backend = mountTestBackend()
let panel: PayPanel
let goOn: () => void
const inApp = (behaviour?: PanelBehaviour) => {
  panel = installPayPanel(backend, behaviour)
}
beforeEach(() => {
  goOn = endAtOnce([RESULT_POLL.every, ...ORDER_PAUSES.slice(1)])
})
afterEach(async () => {
  goOn()
  panel?.remove()
  await clearBrowser()
})

const ROOT = `/${mocks.prefix}`
const ADDRESS = `${ROOT}?sourceId=${mocks.sourceId}`
const orders = () => callsOf(backend, 'createWalletRechargeOrder').map(({ body }) => body as { readonly requestId: string; readonly packageId: string; readonly amount: number })
const requestIds = () => new Set(orders().map(({ requestId }) => requestId)).size
const heading = (name: string) => screen.findByRole('heading', { name })
const last = () => String(panel.opened().at(-1)?.['orderNo'])

async function recharge({ user }: RenderedApp, yuan: number): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^¥ ?${yuan}(?!\\d)`) }))
  if (!screen.getByRole<HTMLInputElement>('checkbox').checked) await user.click(screen.getByRole('checkbox'))
  await user.click(await findButton(`立即充值 ¥${yuan}`))
}

it('asks for the agreement, makes one order of the amount that is shown, and tells of it once the server does', async () => {
  inApp()
  const app = await openAs(backend, ADDRESS)
  expect(await screen.findByRole('radio', { name: /^¥ ?100(?!\d)/ })).toBeChecked()
  await app.user.click(await findButton('立即充值 ¥100'))
  expect(await screen.findByRole('alert')).toHaveTextContent('请先阅读并同意充值活动规则')
  expect(orders()).toEqual([])
  await recharge(app, 200)
  await expectOn(app, `${ROOT}/paysuccess`)
  expect(await heading('充值成功')).toBeVisible()
  expect(await screen.findByText('¥200已到账，另送¥50')).toBeVisible()
  expect(orders()).toMatchObject([{ packageId: 'W200', amount: 20_000 }])
  expect(panel.opened()).toMatchObject([{ amount: 20_000, orderNo: last() }])
  expect(screen.getByText(last())).toBeVisible()
  await app.user.click(await findButton('返回钱包充值'))
  await expectAddress(app, ADDRESS)
  await waitFor(() => expect(screen.getByText('钱包余额').parentElement).toHaveTextContent('¥286.50'))
  expect(await findButton('立即充值 ¥100')).toBeVisible()
})

it('asks five times, then says 处理中, and tells of a payment that becomes known later; a reload changes nothing', async () => {
  inApp('never')
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 100)
  await app.user.click(await findButton('查看付款结果'))
  expect(await heading('付款处理中')).toBeVisible()
  const asked = callsOf(backend, 'queryWalletRechargeResult').length
  expect(asked).toBe(5)
  await reloadApp()
  expect(await heading('付款处理中')).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await payOrder(backend, last())
  await app.user.click(await findButton('查看付款结果'))
  expect(await heading('充值成功')).toBeVisible()
  expect(orders()).toHaveLength(1)
  await app.user.click(await findButton('知道了'))
  expect(await screen.findByRole('radio', { name: /^¥ ?100(?!\d)/ })).toBeChecked()
})

it('says 处理中 with a way to look again, within a minute, where the network hangs behind the panel (config/adr/0015)', async () => {
  expect(RESULT_POLL.atMost * (RESULT_POLL.every + LOOK_TIMEOUT_MS)).toBeLessThanOrEqual(60_000)
  inApp()
  backend.setScenario({ queryWalletRechargeResult: 'timeout' })
  const endLooks = endAtOnce([LOOK_TIMEOUT_MS])
  try {
    const app = await openAs(backend, ADDRESS)
    await recharge(app, 100)
    await expectOn(app, `${ROOT}/paysuccess`)
    expect(await heading('付款处理中')).toBeVisible()
    expect(await findButton('查看付款结果')).not.toHaveAttribute('aria-busy', 'true')
    expect(callsOf(backend, 'queryWalletRechargeResult')).toHaveLength(RESULT_POLL.atMost)
  } finally {
    endLooks()
  }
})

it('shows what the wallet holds as soon as it tells of a payment', async () => {
  inApp('never')
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 100)
  await app.user.click(await findButton('查看付款结果'))
  expect(await heading('付款处理中')).toBeVisible()
  const balance = () => screen.getByText('钱包余额').parentElement?.textContent
  const before = balance()
  await payOrder(backend, last())
  await app.user.click(await findButton('查看付款结果'))
  expect(await heading('充值成功')).toBeVisible()
  await waitFor(() => expect(balance()).not.toBe(before))
})

it('asks anew for who comes back to the home: a day may have gone by (spec 2 §9)', async () => {
  await openAs(backend, ADDRESS)
  await screen.findByText('钱包余额')
  const asked = callsOf(backend, 'queryWalletRechargePage').length
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(callsOf(backend, 'queryWalletRechargePage')).toHaveLength(asked + 1))
})

it('comes back from a cancelled panel with the package chosen, pays the same order, and makes another one on the user’s word alone', async () => {
  inApp('cancelled')
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 500)
  expect(await heading('订单待付款')).toBeVisible()
  await app.user.click(await findButton('继续支付 ¥500'))
  await waitFor(() => expect(panel.opened()).toHaveLength(2))
  expect(requestIds()).toBe(1)
  await app.user.click(await findButton('重新选择'))
  expect(await screen.findByRole('radio', { name: /^¥ ?500/ })).toBeChecked()
  panel.behaves('paidTwice')
  await recharge(app, 500)
  expect(await heading('充值成功')).toBeVisible()
  expect(requestIds()).toBe(2)
})

it('keeps the package and the tick over the agreement and the guide, for this user alone, and until they are paid for', async () => {
  inApp()
  const expectKept = async (yuan: number, isTicked: boolean) => {
    expect(await screen.findByRole('radio', { name: new RegExp(`^¥ ?${yuan}(?!\\d)`) })).toBeChecked()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(isTicked)
  }
  const first = await openAs(backend, ADDRESS)
  await first.user.click(await screen.findByRole('radio', { name: /^¥ ?500/ }))
  await first.user.click(screen.getByRole('checkbox'))
  await first.user.click(await findButton('《充值活动规则》'))
  await first.user.click(await findButton('返回活动首页'))
  await expectKept(500, true)
  await first.user.click(await findButton('怎么充值'))
  await expectOn(first, `${ROOT}/guide`)
  window.history.back()
  await expectKept(500, true)
  act(() => void first.store.dispatch(loggedOut({ reason: 'elsewhere' })))
  unloadApp()
  const other = await openAs(backend, ADDRESS, '13700137000')
  await expectKept(100, false)
  await recharge(other, 500)
  await other.user.click(await findButton('返回钱包充值'))
  await expectKept(100, false)
})

describe('in the mini program, whose panel says nothing of what came of it (design §21)', () => {
  let chat: ChatAppStub
  beforeEach(() => {
    chat = installChatApp({ device: 'ios', isMiniProgram: true })
  })
  afterEach(() => chat.remove())

  const panels = () => chat.of('navigateTo').length
  const looks = () => callsOf(backend, 'queryWalletRechargeResult')
  const orderOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('orderNo') ?? ''

  /** To the page of the result, from a panel that the user has left without paying. */
  async function leavePanel(): Promise<RenderedApp> {
    const app = await openAs(backend, ADDRESS)
    await recharge(app, 500)
    await expectOn(app, `${ROOT}/paysuccess`)
    expect(await findButton('继续支付 ¥500')).toBeVisible()
    expect([looks().length, panels()]).toEqual([RESULT_POLL.atMost, 1])
    return app
  }
  const expectChoice = async (yuan: number, isTicked: boolean) => {
    expect(await screen.findByRole('radio', { name: new RegExp(`^¥ ?${yuan}(?!\\d)`) })).toBeChecked()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(isTicked)
  }

  it('pays the same order with one press on the page of its result', async () => {
    const app = await leavePanel()
    await app.user.click(await findButton('继续支付 ¥500'))
    await waitFor(() => expect(panels()).toBe(2))
    expect(requestIds()).toBe(1)
    await expectOn(app, `${ROOT}/paysuccess`)
    const [first, second] = chat.of('navigateTo').map((call) => (call as { readonly url: string }).url)
    expect(second).toBe(first)
    // It has asked for the last time.
    expect(await findButton('继续支付 ¥500')).toBeVisible()
  })

  it.each([
    ['paid', 'ok', '充值成功'],
    ['paid, as far as it knows, not yet', 'processing', '付款处理中'],
    ['not to be asked', 'http500', '付款处理中'],
  ])('opens no second panel for an order that is, once it is pressed, %s', async (_, outcome, words) => {
    const app = await leavePanel()
    await payOrder(backend, orderOf(app.address()))
    backend.setScenario({ queryWalletRechargeResult: outcome })
    await app.user.click(await findButton('继续支付 ¥500'))
    await expectAddress(app, ADDRESS)
    expect(await heading(words)).toBeVisible()
    expect([panels(), orders().length]).toEqual([1, 1])
  })

  it('gives it up on the user’s word, with the package and the tick kept', async () => {
    const app = await leavePanel()
    await app.user.click(await findButton('重新选择'))
    expect(await screen.findByRole('dialog', { name: '确定重新下单？' })).toHaveTextContent('可能会付款两次')
    await app.user.click(await findButton('重新下单'))
    await expectChoice(500, true)
    await expectAddress(app, ADDRESS)
  })

  it('does nothing with an order that is not the one of the result', async () => {
    await leavePanel()
    unloadApp()
    const other = await openAs(backend, `${ROOT}/paysuccess?sourceId=${mocks.sourceId}&orderNo=P1`)
    await other.user.click(await findButton('重新选择'))
    expect(await findButton('继续支付 ¥500')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('forgets the package and the tick once the page of the result, after a reload too, has told that it is paid', async () => {
    const app = await leavePanel()
    await payOrder(backend, orderOf(app.address()))
    const again = await reloadApp()
    await again.user.click(await findButton('返回钱包充值'))
    await expectChoice(100, false)
  })

  it('keeps what is chosen since, where the page of an earlier order is opened again', async () => {
    const app = await leavePanel()
    const result = app.address()
    await payOrder(backend, orderOf(result))
    const told = await reloadApp()
    await told.user.click(await findButton('返回钱包充值'))
    await told.user.click(await screen.findByRole('radio', { name: /^¥ ?200(?!\d)/ }))
    await told.user.click(screen.getByRole('checkbox'))
    await act(() => told.router.navigate(result))
    await told.user.click(await findButton('返回钱包充值'))
    await expectChoice(200, true)
  })
})

it('warns before another order while the first may still be paid', async () => {
  inApp('never')
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 50)
  await app.user.click(await findButton('查看付款结果'))
  await app.user.click(await findButton('重新选择'))
  expect(await screen.findByRole('dialog', { name: '确定重新下单？' })).toHaveTextContent('可能会付款两次')
  await app.user.click(await findButton('再等等'))
  expect(await heading('付款处理中')).toBeVisible()
  await app.user.click(await findButton('重新选择'))
  await app.user.click(await findButton('重新下单'))
  expect(await screen.findByRole('radio', { name: /^¥ ?50(?!\d)/ })).toBeChecked()
  expect(orders()).toHaveLength(1)
})

it('opens a second panel for an order on the user’s word alone while the first, of another tab or a page that died, may be open', async () => {
  inApp('never')
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 50)
  await waitFor(() => expect(panel.opened()).toHaveLength(1))
  await reloadApp()
  expect(await heading('付款处理中')).toBeVisible()
  expect(screen.getByText(/可能还在另一个页面开着/)).toBeVisible()
  await app.user.click(await findButton('继续支付 ¥50'))
  expect(await screen.findByRole('dialog', { name: '支付面板可能还开着' })).toBeVisible()
  await app.user.click(await findButton('再等等'))
  expect(panel.opened()).toHaveLength(1)
  panel.behaves('paid')
  await app.user.click(await findButton('继续支付 ¥50'))
  await app.user.click(await findButton('在此支付'))
  expect(await heading('充值成功')).toBeVisible()
  expect([requestIds(), panel.opened().length]).toEqual([1, 2])
})

it('asks for the same order again where its answer was lost', async () => {
  inApp()
  backend.setScenario({ createWalletRechargeOrder: 'lostOnce' })
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 100)
  expect(await heading('充值成功')).toBeVisible()
  expect([orders().length, requestIds(), panel.opened().length]).toEqual([2, 1, 1])
})

it('says that a price has changed, and opens no panel', async () => {
  inApp()
  backend.setScenario({ createWalletRechargeOrder: 'otherAmount' })
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 100)
  expect(await screen.findByText('价格有变化，请重新选择')).toBeInTheDocument()
  expect(panel.opened()).toEqual([])
  expect(await findButton('立即充值 ¥100')).toBeVisible()
})

it('says in a browser where one can pay, and makes no order', async () => {
  await openAs(backend, ADDRESS)
  expect(await screen.findByText('请在打车APP或小程序中打开本活动后付款')).toBeVisible()
  expect(screen.queryByRole('button', { name: /立即充值/ })).not.toBeInTheDocument()
})

/** The login asks the app for its user first. */
const loginIsFree = () =>
  waitFor(() => {
    const field = screen.getByRole('textbox', { name: '手机号' })
    field.focus()
    expect(field).toHaveFocus()
  })

it('says in an app that is too old where one can pay, also beside the order that it could not open, and leads to the newer version', async () => {
  const left = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  inApp('missing')
  const app = await openAs(backend, ADDRESS)
  await recharge(app, 100)
  expect(await heading('订单待付款')).toBeVisible()
  expect(screen.getByText('当前版本不支持付款，请升级APP后再试')).toBeVisible()
  await app.user.click(await findButton('升级APP'))
  await waitFor(() => expect(left.mock.calls).toEqual([['https://store.ride-market.example/app']]))
})

it('leads through the login to the package that was pressed', async () => {
  panel = installPayPanel(backend, 'cancelled', false)
  const app = await renderApp(ADDRESS)
  await recharge(app, 200)
  await loginIsFree()
  await passLogin(app)
  expect(await heading('订单待付款')).toBeVisible()
  expect(orders()).toMatchObject([{ packageId: 'W200' }])
})

it('orders nothing, and opens no page, for a package that is not on sale any more after the login', async () => {
  panel = installPayPanel(backend, 'cancelled', false)
  const app = await renderApp(ADDRESS)
  await recharge(app, 200)
  await loginIsFree()
  backend.setScenario({ queryWalletRechargePage: 'nothingOnSale' })
  await passLogin(app)
  expect(await heading('充值套餐已下架')).toBeVisible()
  await expectOn(app, `${ROOT}/default`)
  expect(orders()).toEqual([])
})

it.each([
  [10_000, true],
  [12_000, false],
])('orders by itself after the login only what costs what was shown (%s cents)', (cents, isSame) => {
  const shown = { id: 'W100', cents: 10_000, gift: 0, isRecommended: false }
  expect(rechargeOf({ ...shown, cents }) === rechargeOf(shown)).toBe(isSame)
})

it('leads to the page of its own where nothing is on sale', async () => {
  backend.setScenario({ queryWalletRechargePage: 'nothingOnSale' })
  const app = await openAs(backend, ADDRESS)
  await expectOn(app, `${ROOT}/default`)
  expect(await heading('充值套餐已下架')).toBeVisible()
})

it('sends an address of a result without an order to the home', async () => {
  const app = await openAs(backend, `${ROOT}/paysuccess?sourceId=${mocks.sourceId}`)
  await expectAddress(app, ADDRESS)
})

it('does not say paid for an order of somebody else, or one that is over', async () => {
  inApp()
  await openAs(backend, `${ROOT}/paysuccess?sourceId=${mocks.sourceId}&orderNo=P1`)
  expect(await heading('付款处理中')).toBeVisible()
  unloadApp()
  backend.setScenario({ queryWalletRechargeResult: 'refunded' })
  const app = await openAs(backend, ADDRESS, '13700137000')
  await recharge(app, 100)
  expect(await heading('订单已关闭')).toBeVisible()
  await act(async () => undefined)
})

it('says so where no package is left', async () => {
  await renderApp(`${ROOT}/preview?fixture=empty`)
  expect(await screen.findByText('套餐已售完，过些时候再来看看')).toBeVisible()
})

it('says in a preview that the app was asked for, and asks nothing for it (design §0.2)', async () => {
  const parent = installParent()
  try {
    const { user } = await renderApp(`${ROOT}/preview?fixture=browser`)
    await user.click(await findButton('打开APP'))
    expect(parent.ofType('preview/action')).toEqual([{ type: 'preview/action', name: 'openApp' }])
    expect(backend.requests()).toEqual([])
  } finally {
    parent.leave()
  }
})

it('leads from the guide to the home, which is open to all, without a login (spec 2 §2.3)', async () => {
  const app = await renderApp(`${ROOT}/guide?sourceId=${mocks.sourceId}`)
  await app.user.click(await findButton('去充值'))
  await expectAddress(app, ADDRESS)
})

describe('of an activity that ends while something is paid for (design §21, config/adr/0015)', () => {
  const PAGE = 'queryWalletRechargePage'

  it('tells what came of it before the page of the ended activity comes, also to who comes back from the panel', async () => {
    inApp('never')
    const app = await openAs(backend, ADDRESS)
    await recharge(app, 100)
    const look = await findButton('查看付款结果')
    const asked = callsOf(backend, PAGE).length
    backend.setScenario({ [PAGE]: 'finished' })
    bringBack()
    await waitFor(() => expect(callsOf(backend, PAGE)).toHaveLength(asked + 1))
    await settle()
    expect(app.address()).toBe(ADDRESS)
    await payOrder(backend, last())
    await app.user.click(look)
    expect(await heading('充值成功')).toBeVisible()
    await settle()
    expect(screen.getByRole('heading', { name: '充值成功' })).toBeVisible()
    await app.user.click(await findButton('知道了'))
    await expectOn(app, `${ROOT}/invalid-activity/1`)
  })

  it('leaves the page of the result in place, whatever the home is answered late', async () => {
    inApp()
    const app = await openAs(backend, ADDRESS)
    await screen.findByText('钱包余额')
    const send = globalThis.fetch
    let answer: () => void = () => undefined
    const isDue = new Promise<void>((resolve) => (answer = resolve))
    globalThis.fetch = async (...call) => {
      const reply = await send(...call)
      if (reply.url.endsWith(PAGE)) await isDue
      return reply
    }
    try {
      backend.setScenario({ [PAGE]: 'finished' })
      bringBack()
      await recharge(app, 100)
      await expectOn(app, `${ROOT}/paysuccess`)
      act(answer)
      expect(await heading('充值成功')).toBeVisible()
      await settle()
      await expectOn(app, `${ROOT}/paysuccess`)
      await app.user.click(await findButton('返回钱包充值'))
      await expectOn(app, `${ROOT}/invalid-activity/1`)
    } finally {
      globalThis.fetch = send
    }
  })
})

it('orders nothing after the login of a user who may not take part, whatever was pressed before it (design §0.3, spec 2 §8 -196866)', async () => {
  panel = installPayPanel(backend, 'cancelled', false)
  const app = await renderApp(ADDRESS)
  await recharge(app, 200)
  await loginIsFree()
  await passLogin(app, KNOWN_PHONES.blacklisted)
  expect((await screen.findAllByText('账户暂不能参与活动'))[0]).toBeVisible()
  await settle()
  expect([orders(), panel.opened()]).toEqual([[], []])
})

it('leads back from the page without packages once there are some again (design §21 "page when no package is on sale")', async () => {
  backend.setScenario({ queryWalletRechargePage: 'nothingOnSale' })
  const app = await openAs(backend, ADDRESS)
  expect(await heading('充值套餐已下架')).toBeVisible()
  await settle()
  expect(screen.queryByRole('button', { name: '去充值' })).not.toBeInTheDocument()
  backend.setScenario({ queryWalletRechargePage: 'ok' })
  bringBack()
  expect(await heading('新的充值套餐来了')).toBeVisible()
  await app.user.click(await findButton('去充值'))
  await expectAddress(app, ADDRESS)
  expect(await screen.findByRole('radio', { name: /^¥ ?100(?!\d)/ })).toBeChecked()
})
