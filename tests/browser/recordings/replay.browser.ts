// About 40 s.
import { deepEqual } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { replayInBrowser } from '../../../config/scripts/replay/replayInBrowser.ts'
import { sentences } from '../../../config/scripts/replay/story.ts'
import { inBrowser, site } from '../inBothBrowsers.ts'

type Recording = Parameters<typeof replayInBrowser>[1]

const files = globSync('src/campaigns/*/tests/recordings/*.session.json').toSorted()
const read = (file: string): Recording => JSON.parse(readFileSync(file, 'utf8')) as Recording

for (const file of files) {
  inBrowser('current', `${basename(file, '.session.json')} goes as it was recorded (a recording that is stale is made anew by npm run replay:record)`, async (page) => {
    const recording = read(file)
    const { differences } = await replayInBrowser(page, recording, { site })
    deepEqual(sentences(recording, differences), [])
  })
}
