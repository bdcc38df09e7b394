import { sampleRecording } from '../recording/fixtures'
import { createGate } from './gate'
import { atStart } from './progress'
import { recordedFetch } from './replies'
import { callsToWaitFor } from './readiness'
import { toTape, type Tape, type TapedAnswer, type TapedCall } from './tape'

const reply = (body: string | null): TapedAnswer => ({ kind: 'reply', status: 200, headers: {}, body })
const asked = (name: string, startedAt: number, endsAt: number | null, answer: TapedAnswer): TapedCall => ({ key: `GET /x/${name}`, name, startedAt, endsAt, answer })

/** A replay of these calls, with the sample's steps: at 4, 5, 8 and 9 seconds. */
function replayed(calls: readonly TapedCall[]) {
  const tape: Tape = { ...toTape(sampleRecording), calls }
  const [progress, gate] = [atStart('atOnce', null), createGate()]
  const passed: string[] = []
  const answer = recordedFetch({ tape, progress, gate, moved: gate.changed, pace: () => Promise.resolve(), passOn: (input) => (passed.push(input as string), Promise.resolve(new Response('as is'))) })
  const settled: string[] = []
  const ask = async (name: string, init?: RequestInit) => {
    const said = await answer(`/x/${name}?at=1`, init).then((response) => response.text()).catch((error: Error) => error.name)
    settled.push(`${name} ${said}`)
    return said
  }
  const reach = (next: number) => {
    progress.next = next
    gate.changed()
  }
  return { tape, progress, passed, settled, answer, ask, reach }
}

it('answers each call in the recorded order, a lost one as lost and a dropped one so too, and says so', async () => {
  const { ask, progress } = replayed([asked('page', 1, 2, reply('first')), asked('page', 10, 20, reply('second')), asked('draw', 30, 40, { kind: 'fault', fault: 'network' }), asked('list', 50, 60, reply(null))])
  expect([await ask('page'), await ask('page'), await ask('draw'), await ask('list')]).toEqual(['first', 'second', 'TypeError', 'TypeError'])
  expect(progress.differences).toEqual([{ moment: 0, kind: 'callDropped', call: 'list' }])
})

it('gives a call too many the last answer again and one that nobody knows none, and says both', async () => {
  const { ask, progress } = replayed([asked('page', 1, 2, reply('first'))])
  expect([await ask('page'), await ask('page'), await ask('new')]).toEqual(['first', 'first', 'TypeError'])
  expect(progress.differences).toEqual([
    { moment: 0, kind: 'callNotRecorded', call: 'page' },
    { moment: 0, kind: 'callNotRecorded', call: 'new' },
  ])
})

it('holds an answer back until what came before it has been: the steps, and the answers', async () => {
  const { ask, reach, settled } = replayed([asked('slow', 1, 7_000, reply('a')), asked('quick', 2, 6_000, reply('b'))])
  const both = Promise.all([ask('slow'), ask('quick')])
  reach(1)
  await Promise.resolve()
  expect(settled).toEqual([])
  reach(2)
  await both
  expect(settled).toEqual(['quick b', 'slow a'])
})

it('leaves a call that never ended open until the page gives it up', async () => {
  const { ask, settled } = replayed([asked('page', 1, null, { kind: 'fault', fault: 'open' })])
  const giving = new AbortController()
  const open = ask('page', { signal: giving.signal })
  await Promise.resolve()
  expect(settled).toEqual([])
  giving.abort()
  expect(await open).toBe('AbortError')
})

it("lets the simulator's own tools and files through that the recording knows nothing of", async () => {
  const { answer, passed } = replayed([])
  expect(await (await answer('/__mock__/artwork/a.svg')).text()).toBe('as is')
  expect(await (await answer('/market-platform-h5/assets/m/app.js')).text()).toBe('as is')
  await expect(answer('https://elsewhere.example/a.js')).rejects.toThrow('Failed to fetch')
  expect(passed).toEqual(['/__mock__/artwork/a.svg', '/market-platform-h5/assets/m/app.js'])
})

it('lets a step wait for the calls that it came after, and typing only for those before its first key', () => {
  const calls = [asked('before', 1_000, 2_000, reply('')), asked('during', 6_000, 7_000, reply('')), asked('given-up', 1_500, 1_600, { kind: 'fault', fault: 'aborted' })]
  const { tape, progress } = replayed(calls)
  const typed = { kind: 'type', at: 8_000, since: 5_500, target: { role: 'textbox', name: '验证码', index: 0, of: 1 }, value: '000001' } as const
  const names = (moments: Tape['moments']) => callsToWaitFor({ ...tape, moments }, progress, 2).map(({ name }) => name)
  expect(names(tape.moments)).toEqual(['before', 'during'])
  const slowly = tape.moments.slice(0, 2).concat(typed)
  expect(names(slowly)).toEqual(['before'])
  Object.assign(progress, { asked: [0], answered: [0] })
  expect(names(slowly)).toEqual([])
})
