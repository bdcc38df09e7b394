import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '../sourceModules.ts'

const { playedMoments } = await import('../../../src/simulator/replay/readiness.ts')
const { outcomesOf } = await import('../../../src/simulator/replay/outcomes.ts')
const { toTape } = await import('../../../src/simulator/replay/tape.ts')

type Recording = Parameters<typeof toTape>[0]
type Moment = ReturnType<typeof playedMoments>[number]

/** How many of the last words a test looks for. */
const WORDS = 5

/** A text as this code base writes it. */
const text = (value: string): string => `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`
const key = (name: string): string => (/^[\w$]+$/.test(name) ? name : text(name))

function lineOf(moment: Moment): string {
  const at = (target: { readonly index: number }): string => (target.index > 0 ? `, ${target.index}` : '')
  switch (moment.kind) {
    case 'press':
    case 'drag':
      return `await journey.press(${text(moment.target.role)}, ${text(moment.target.name)}${at(moment.target)})`
    case 'type':
      return `await journey.type(${text(moment.target.role)}, ${text(moment.target.name)}, ${text(moment.value)}${at(moment.target)})`
    case 'choose':
      return `await journey.choose(${text(moment.target.role)}, ${text(moment.target.name)}, ${text(moment.option)}${at(moment.target)})`
    case 'scroll':
      return `await journey.scroll(${moment.top})`
    case 'key':
      return `await journey.key(${text(moment.key)})`
    case 'navigation':
      return moment.how === 'pop' ? 'await journey.back()' : 'await journey.reload()'
  }
}

/** The address below the product's base path, as the tests' app says it. */
const addressBelow = (address: string): string => address.replace(/^\/[^/]+/, '').replace(/#.*$/, '')

/** Words that tell this end from others: no figures, which follow the clock, and no headings, which are compared whole. */
const tellingWords = ({ headings, texts }: Recording['end']): readonly string[] => texts.filter((line) => !/\d/.test(line) && line.length >= 4 && !headings.includes(line)).slice(-WORDS)

/** A journey test: the recorded steps by role and name, the recorded answers by call and outcome, and the recorded end; or, where the recording has an error, that there is none. */
function journeyText(recording: Recording, file: string): string {
  const tape = toTape(recording)
  const outcomes = Object.entries(outcomesOf(tape)).map(([name, outcome]) => `    ${key(name)}: ${text(outcome)},`)
  const wrong = tape.errors[0]
  const { end } = recording
  const words = tellingWords(end)
  const ending = wrong
    ? [`// In the recording: ${wrong.text.replace(/\s+/g, ' ').slice(0, 120)}`, 'await expectNoErrors()']
    : [`await expectEnd(${text(addressBelow(end.address))}, [${end.headings.map(text).join(', ')}]${words.length > 0 ? `, [${words.map(text).join(', ')}]` : ''})`]
  return `import { leaveRecorded, openRecorded } from '../../../../../tests/recordings/recordedJourney'

afterEach(leaveRecorded)

// Written by \`npm run replay -- ${file} --as-test\`. The answers' data are the recording's; another outcome may be written in the place of each.
it(${text(`goes as recorded: ${file.replace(/\.session\.json$/, '')}`)}, async () => {
  const { ${wrong ? 'expectNoErrors' : 'expectEnd'}, ...journey } = await openRecorded(new URL(${text(file)}, import.meta.url), {
${outcomes.join('\n')}
  })
${playedMoments(tape).map((moment) => `  ${lineOf(moment)}`).join('\n')}
${ending.map((line) => `  ${line}`).join('\n')}
})
`
}

/** Writes the test, and the recording beside it where it is not there yet. Answers the test's path. */
export function writeJourney(recording: Recording, file: string, campaign: string): string {
  const folder = join(campaign, 'tests', 'recordings')
  mkdirSync(folder, { recursive: true })
  const kept = join(folder, file)
  if (!existsSync(kept)) writeFileSync(kept, `${JSON.stringify(recording)}\n`)
  const test = join(folder, file.replace(/\.session\.json$/, '.test.ts'))
  writeFileSync(test, journeyText(recording, file))
  return test
}
