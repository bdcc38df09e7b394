// About 50 s: ten journeys without their pauses, and an end that does not come, for which the player waits 10 s before it says so.
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { replayInBrowser } from '../../../config/scripts/replay/replayInBrowser.ts'
import { sentences, verdictOf } from '../../../config/scripts/replay/story.ts'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'

type Recording = Parameters<typeof replayInBrowser>[1]

const files = globSync('src/campaigns/*/tests/recordings/*.session.json').toSorted()
const read = (file: string): Recording => JSON.parse(readFileSync(file, 'utf8')) as Recording
ok(files.length > 0, 'There is no recording.')

for (const file of files) {
  inBrowser('current', `${basename(file, '.session.json')} goes as it was recorded (a recording that is stale is made anew by npm run replay:record)`, async (page) => {
    const recording = read(file)
    const { differences } = await replayInBrowser(page, recording, { site })
    deepEqual(sentences(recording, differences), [])
  })
}

inBrowser('current', 'A recording that ends otherwise is told by what differs', async (page) => {
  const recording = read(files.find((file) => file.includes('withdrawalRefused')) ?? files[0] ?? '')
  const other: Recording = { ...recording, end: { ...recording.end, headings: ['提现成功'] } }
  const { differences } = await replayInBrowser(page, other, { site })
  // What was said in passing is gone while the player waits for the end: that counts too, and is not the end.
  const { exitCode, words } = verdictOf(differences)
  equal(exitCode, 1)
  match(words, /^[12] 处与录制不同$/)
  deepEqual(sentences(other, differences), [`结束：最后的标题应为“提现成功”，实为“${recording.end.headings[0] ?? ''}”`])
})
