import { logIn } from '../../../../../tests/browser/login/loginSteps.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import type { Journey } from '../../../../../tests/recordings/journey.ts'

const RIGHT = [1, 2, 1, 0, 2]

async function answer(page: Page, question: number, option: number): Promise<void> {
  await page.seeText(`第${question}题/共5题`)
  const place = await page.evaluate<{ x: number; y: number }>(`(function (r) { return { x: r.left + 20, y: r.top + r.height / 2 } })(document.querySelectorAll('main ul button')[${option}].getBoundingClientRect())`)
  await page.waitUntil(`!document.querySelectorAll('main ul button')[${option}].hasAttribute('aria-disabled')`)
  for (const type of ['mousePressed', 'mouseReleased']) await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
}

export const journey: Journey = {
  path: '/login?sourceId=CHALLENGE2026',
  steps: async (page) => {
    await logIn(page)
    await page.click('button', '开始答题')
    for (const [index, option] of RIGHT.entries()) await answer(page, index + 1, option)
    await page.find('heading', '闯关成功')
  },
}
