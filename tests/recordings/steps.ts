import type { Page } from '../browser/driver/page.ts'

/** As `logIn` of the browser tests, through the slider that the embedded backend's outcome `slider` asks for. */
export async function logInBySlider(page: Page, mobile = '13800138000'): Promise<void> {
  await page.find('button', '获取验证码')
  await page.fill('手机号', mobile)
  await page.check('同意')
  await page.click('button', '获取验证码')
  await page.find('dialog', '滑块验证')
  await page.click('button', '完成验证')
  await page.seeText('验证码已发送')
  await page.fill('验证码', '123456')
  await page.click('button', '登录')
}
