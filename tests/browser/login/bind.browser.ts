import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { inBothBrowsers, inBothWhenWhole, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'

type Received = { readonly endpoint?: string; readonly body: unknown }

const BIND = 'driver-promotor-code-bind'
const isReady = `document.documentElement.getAttribute('data-app') === 'ready'`

async function binds(): Promise<readonly unknown[]> {
  const requests = (await (await fetch(new URL('/__mock__/requests', site))).json()) as Received[]
  return requests.filter(({ endpoint }) => endpoint === 'verifyMobileAuthCodeAndBindPromoteCode').map(({ body }) => body)
}

async function submit(page: Page, mobile: string): Promise<void> {
  await page.goto(`${site}${BIND}?promotorCode=P8K3QX`)
  await page.waitUntil(isReady)
  await page.fill('手机号', mobile)
  await page.check('同意')
  await page.click('button', '获取验证码')
  await page.seeText('验证码已发送')
  await page.fill('验证码', '123456')
  await page.click('button', '绑定')
}

inBothBrowsers('a driver without a promoter code binds one (spec 1 §4, bind mode)', async (page) => {
  await submit(page, '13512345678')
  await page.find('heading', '绑定成功')
  const { pathname, searchParams } = await page.address()
  deepEqual([pathname, searchParams.get('type'), searchParams.get('text')], [`/market-platform-h5/${BIND}/result`, 'success', '绑定成功'])
  equal((await binds()).length, 1)
  deepEqual(page.errors(), [])
})

inBothWhenWhole('a driver with a promoter code confirms the new one (spec 1 §2)', async (page) => {
  await submit(page, '13900139000')
  await page.find('heading', '确认换绑推广码')
  await page.seeText('D5M9TR')
  await page.seeText('139****9000')
  const { searchParams } = await page.address()
  deepEqual([...searchParams.keys()].toSorted(), ['contextToken', 'mobile', 'newPromotorCode', 'promotorCode', 'smsCode', 'type'])
  match(searchParams.get('newPromotorCode') ?? '', /^P8K3QX$/)
  // A reload in the middle loses nothing.
  await page.reload()
  await page.click('button', '确认换绑')
  await page.find('heading', '绑定成功')
  const [body] = (await binds()) as { readonly operateType: number }[]
  equal(body?.operateType, 2)
  ok(!(await page.address()).search.includes('smsCode'))
  deepEqual(page.errors(), [])
})
