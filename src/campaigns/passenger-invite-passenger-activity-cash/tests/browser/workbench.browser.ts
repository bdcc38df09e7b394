// About 10 s.
import { deepEqual } from 'node:assert/strict'
import { inBrowser } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { choosePage, inFrame, isBuilt, isReady, openWorkbench, pressKey } from '../../../../../tests/browser/workbench/workbenchSteps.ts'
import { CASH } from './steps.ts'

// The tool is built when it is first asked for, which takes longer than a test may.
await isBuilt()

inBrowser('current', 'rich text and a list that is sorted by keyboard reach the rule page', async (page) => {
  await openWorkbench(page)
  await choosePage(page, `${CASH}/rule`)
  await page.waitUntil(`/rule\\/preview/.test(document.querySelector('iframe').src) && ${isReady} && document.querySelector('.tiptap')`)
  await page.evaluate(`document.querySelector('.tiptap').focus()`)
  await page.click('button', '加粗')
  for (const letter of '重要规则') await page.send('Input.insertText', { text: letter })
  await page.waitUntil(`Array.from(${inFrame}.querySelectorAll('strong, b')).some((e) => e.textContent === '重要规则')`)
  for (const desc of ['甲', '乙']) {
    await page.click('button', '添加一项')
    await page.fill('图片说明（供读屏使用）', desc)
    await page.click('button', desc)
  }
  await page.evaluate(`document.querySelector('[aria-label="拖动排序：甲"]').focus()`)
  for (const [key, code, keyCode] of [[' ', 'Space', 32], ['ArrowDown', 'ArrowDown', 40], [' ', 'Space', 32]] as const) {
    await pressKey(page, key, code, { keyCode })
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await page.waitUntil(`Array.from(document.querySelectorAll('[aria-label^="拖动排序："]')).map((e) => e.getAttribute('aria-label').slice(-1)).join('') === '乙甲'`)
  deepEqual(page.errors(), [])
})
