// About 20 s.
import { deepEqual, equal } from 'node:assert/strict'
import { deflateSync } from 'fflate'
import { inBothWhenWhole, inBrowser } from '../driver/inBothBrowsers.ts'
import { prefix } from '../served.ts'
import { isBuilt, openWorkbench, workbench } from './workbenchSteps.ts'

const LOGIN = `${prefix}/login`
const KEPT = `market-platform-workbench:${LOGIN}`
const valueOf = (label: string): string => `Array.from(document.querySelectorAll('label')).find((l) => l.textContent === ${JSON.stringify(label)}).control.value`
const deep = `{"title":"ok","a":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`

inBrowser('current', 'a configuration of thousands of levels, in a link and kept in the browser, leaves the workbench as it is', async (page) => {
  await openWorkbench(page, `#page=${LOGIN}&config=${Buffer.from(deflateSync(Buffer.from(deep))).toString('base64url')}`)
  await page.seeText('链接中的配置无法读取')
  await page.goto('about:blank')
  await openWorkbench(page, `#page=${LOGIN}`)
  await page.evaluate(`localStorage.setItem(${JSON.stringify(KEPT)}, ${JSON.stringify(deep)})`)
  await page.goto('about:blank')
  await openWorkbench(page, `#page=${LOGIN}`)
  await page.find('textbox', '页面标题')
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a draft that breaks the workbench all the same can be dropped, and the page opens again', async (page) => {
  // A draft that reads well once, as the check of it does, and throws in the view that draws it.
  await page.beforeScripts(`(function (parse) {
    JSON.parse = function (text) {
      if (text !== '{"title":"breaks"}') return parse.apply(JSON, arguments)
      var reads = 0
      return { get title() { if (reads++ > 0) throw new Error('broken by a test'); return 'breaks' } }
    }
  })(JSON.parse)`)
  await openWorkbench(page, `#page=${LOGIN}`)
  await page.evaluate(`localStorage.setItem(${JSON.stringify(KEPT)}, '{"title":"breaks"}')`)
  await page.goto('about:blank')
  await isBuilt()
  await page.goto(`${workbench}#page=${LOGIN}`)
  await page.seeText('broken by a test')
  await page.click('button', `丢弃草稿：${LOGIN}`)
  await page.find('textbox', '页面标题')
  equal(await page.evaluate(`localStorage.getItem(${JSON.stringify(KEPT)})`), null)
})

inBrowser('current', 'two tabs on one page tell each other, and neither loses what was set in it', async (page) => {
  await openWorkbench(page, `#page=${LOGIN}`)
  const other = await page.openTab()
  await openWorkbench(other, `#page=${LOGIN}`)
  await other.fill('页面标题', '那边的标题')
  await page.seeText('已换成另一标签页的最新修改')
  await page.waitUntil(`${valueOf('页面标题')} === '那边的标题'`)
  await page.fill('登录按钮文案', '这边的按钮')
  await other.seeText('另一个标签页也修改了此页面')
  await other.fill('页面标题', '那边的新标题')
  await other.click('button', '用这里的')
  await page.seeText('另一个标签页也修改了此页面')
  await page.click('button', '用另一标签页的')
  await page.waitUntil(`${valueOf('页面标题')} === '那边的新标题'`)
  equal(await page.evaluate(valueOf('登录按钮文案')), '')
  deepEqual([...page.errors(), ...other.errors()], [])
})

for (const tool of ['', 'link/', 'wall/']) {
  inBothWhenWhole(`a tool whose files do not come says so: workbench/${tool}`, async (page) => {
    await isBuilt()
    await page.blockAddresses(['*/workbench/assets/*'])
    await page.goto(workbench + tool)
    await page.seeText('如果一直没有内容，请检查网络后刷新，或换用新版浏览器。')
    await page.blockAddresses([])
    await page.reload()
    if (page.browser === 'current') await page.waitUntil(`!/正在打开/.test(document.body.innerText)`)
  })
}
