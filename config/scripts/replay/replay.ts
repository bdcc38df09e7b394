// `npm run replay -- FILE [FILE ...]`: plays recorded sessions on the built site in a browser without a window (src/simulator/replay); `--as-test` writes a journey test.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isBuildFresh } from '../build/sourceStamp.ts'

const HELP = `npm run replay -- FILE [FILE ...] [options]

Plays recorded sessions (.session.json, saved by the test panel) against the built site: the app starts as it did and gets the recorded
answers; no backend runs. Says each step and what differs (✗; · where the window or the time of day is to blame); ends with 1 where an
end differs, with 2 where a file is no recording.

  --speed recorded|double|atOnce   with the recorded pauses, with half of them, or without (atOnce)
  --strict                         any difference counts, not the end alone
  --lang en                        in English
  --as-test FOLDER                 writes a journey test into FOLDER/tests (src/campaigns/<prefix>/) and plays nothing; a test lays nothing
                                   out and draws nothing, so a journey through a captcha's picture is for the replay alone
  --help                           this text`

function stop(why: string): never {
  console.error(`${why}\n\n${HELP}`)
  process.exit(2)
}

const yes = { type: 'boolean' } as const
const text = { type: 'string' } as const
const { values, positionals: files } = (() => {
  try {
    return parseArgs({ allowPositionals: true, options: { speed: text, lang: text, 'as-test': text, strict: yes, help: { ...yes, short: 'h' } } })
  } catch (error) {
    return stop(error instanceof Error ? error.message : '')
  }
})()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
if (files.length === 0) stop('Name a recording.')
const SPEEDS = ['recorded', 'double', 'atOnce'] as const
const speed = SPEEDS.find((known) => known === (values.speed ?? 'atOnce')) ?? stop(`There is no speed ${values.speed ?? ''}.`)

// Loaded before there is a document: styled-components would take Node for a browser.
await import('styled-components')
await import('../sourceModules.ts')
Object.assign(globalThis, { document: { documentElement: {} } })
const { setLanguage } = await import('../../../src/lib/i18n/index.ts')
setLanguage(values.lang?.startsWith('en') ? 'en' : 'zh-CN')
const [{ readRecording }, { problemWords }, { replayMessages }] = await Promise.all([
  import('../../../src/simulator/recording/readRecording.ts'),
  import('../../../src/simulator/replay/problemWords.ts'),
  import('../../../src/simulator/replay/messages.ts'),
])
await replayMessages.ready()
Reflect.deleteProperty(globalThis, 'document')

function read(file: string) {
  if (!existsSync(file)) stop(`There is no file ${file}.`)
  const found = readRecording(readFileSync(file, 'utf8'))
  if ('recording' in found) return { file, recording: found.recording }
  console.error(`${file}: ${problemWords(replayMessages.read(), found.problem)}`)
  process.exit(2)
}

const recordings = files.map(read)
if (values['as-test'] !== undefined) {
  const { writeJourney } = await import('./writeJourney.ts')
  for (const { file, recording } of recordings) console.log(writeJourney(recording, basename(file), values['as-test']))
  process.exit(0)
}

if (!isBuildFresh()) await import('../build/build.ts')
const [{ openPage }, { stopShared }, { openReplaySite }, { replayInBrowser }, { endsOtherwise, isNote, storyTeller, words }] = await Promise.all([
  import('../../../tests/browser/driver/page.ts'),
  import('../../../tests/browser/driver/launch.ts'),
  import('./site.ts'),
  import('./replayInBrowser.ts'),
  import('./story.ts'),
])
const site = await openReplaySite()
for (const { file, recording } of recordings) {
  console.log(file)
  const tell = storyTeller(recording)
  const page = await openPage('current')
  try {
    const { differences } = await replayInBrowser(page, recording, { site: site.address, speed, onProgress: (progress) => tell(progress).forEach((line) => console.log(line)) })
    const { strip } = words()
    const counted = differences.filter((difference) => !isNote(difference)).length
    console.log(`  ${counted === 0 ? strip.same : strip.differences(counted)}`)
    if (endsOtherwise(differences) || (values.strict && counted > 0)) process.exitCode = 1
  } catch (error) {
    console.error(`  ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    await page.close()
  }
}
site.close()
await stopShared()
