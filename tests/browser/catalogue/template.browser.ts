import { ok } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Words that stand in the template of a campaign (src/campaigns/_example) alone. */
const MARKS = ['EXAMPLE2026', 'queryExample', '邀好友得好礼', String.raw`\u9080\u597d\u53cb\u5f97\u597d\u793c`]

void test('nothing of the template of a campaign ships', () => {
  const files = globSync('dist/**/*.{js,html,css}')
  ok(files.length > 20)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const mark of MARKS) ok(!text.toLowerCase().includes(mark.toLowerCase()), `${mark} stands in ${file}`)
  }
})
