// About 20 s.
import { deepEqual, equal } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import { longList } from '../../../../../tests/browser/looks/longList.ts'
import { openPage, type Page } from '../../../../../tests/browser/driver/page.ts'
import { takePhone } from '../../../../../tests/browser/driver/phone.ts'

const PIE = 'passenger-invite-enterprise-activity'
const WITH = '?sourceId=PIE2026'

/** Integer cents of a text such as `+¥1,200.00`. */
const CENTS = `function centsOf(text) { return Math.round(Number(/¥([\\d,]+\\.\\d\\d)/.exec(text)[1].replace(/,/g, '')) * 100) }`

/** What the page says was earned in all, and what its tiers come to. */
const TOTAL = `(function () {
  ${CENTS}
  var tiers = [].slice.call(document.querySelectorAll('main ol > li')).map(function (tier) { return centsOf(tier.textContent) })
  return { total: centsOf(document.querySelector('main section').textContent), tiers: tiers.reduce(function (all, one) { return all + one }, 0) }
})()`

async function totalOf(page: Page): Promise<number> {
  await page.goto(`${site}${PIE}/reward${WITH}`)
  await page.seeText('首次用车')
  await page.waitUntil(`document.querySelectorAll('main ol > li').length === 3`)
  const { total, tiers } = await page.evaluate<{ readonly total: number; readonly tiers: number }>(TOTAL)
  equal(tiers, total)
  return total
}

const typed = (name: string): string => `document.querySelector('input[name=${name}]').value`

inBothWhenWhole('enterprise: a contact’s form keeps what was typed over a reload, and its lead stands among the rewards of the user who sent the link', async (user) => {
  await takePhone(user, 'wifi')
  await user.goto(`${site}${PIE}/login${WITH}`)
  await user.seeText('推荐企业用车')
  await logIn(user)
  await user.find('button', '推荐企业')
  const before = await totalOf(user)
  const contact = await openPage(user.browser)
  try {
    await takePhone(contact, 'wifi')
    await contact.goto(`${site}${PIE}/land${WITH}&promotorCode=P8K3QX`)
    await contact.fill('公司名称', '晨光文具有限公司')
    await contact.fill('联系人', '韩梅梅')
    await contact.fill('手机号', '13512345678')
    await contact.click('button', '企业人数')
    await contact.click('button', '确认')
    await contact.waitUntil(`!document.querySelector('[role=dialog]')`)
    await contact.reload()
    await contact.waitUntil(`document.querySelector('input[name=company]') && ${typed('company')} === '晨光文具有限公司'`)
    equal(await contact.evaluate(typed('name')), '韩梅梅')
    equal(await contact.evaluate(typed('phone')), '135 1234 5678')
    await contact.seeText('20人以下')
    await contact.check('我已阅读并同意')
    await contact.click('button', '获取验证码')
    await contact.seeText('验证码已发送')
    await contact.fill('验证码', '123456')
    await contact.click('button', '所在城市')
    await contact.click('button', '确认')
    await contact.waitUntil(`!document.querySelector('[role=dialog]')`)
    await contact.click('button', '提交')
    await contact.seeText('企业专员会在1个工作日内联系你')
    deepEqual(contact.errors(), [])
  } finally {
    await contact.close()
  }
  equal(await totalOf(user), before + 2_000)
  await user.click('button', '查看奖励明细')
  await user.seeText('晨光***公司')
  equal(await user.evaluate(`(function () { ${CENTS} return centsOf(document.querySelector('main li').textContent) })()`), 2_000)
  deepEqual(user.errors(), [])
})

longList({ prefix: PIE, path: 'reward-list', sourceId: 'PIE2026', call: 'queryPieRewardList' })
