import type { Page } from '../driver/page.ts'

/** A frame of a screen that draws sixty a second, and what is not seen as a stop (ms). */
const [FRAME_MS, STOP_MS] = [17, 50]
const SLOWER = 4

/** Something that moves in the page, by expressions of the page. */
export type Movement = {
  /** Does what it begins with. */
  readonly begin?: () => Promise<void>
  /** True from the moment on that it moves. */
  readonly moves: string
  /** Calls `stop` when it has come to rest, or enough was seen. */
  readonly untilStop: string
  /** Brings back what there was before it. */
  readonly end?: () => Promise<void>
}

/** From one frame to the next while it moves, by the screen's clock (ms): when a busy machine comes round to a frame is not when it is drawn. The page watches itself: every question from outside would take a frame away. */
const watch = ({ moves, untilStop }: Movement) => `new Promise(function (done) {
  var lengths = [], last, hasStopped
  function stop() {
    hasStopped = true
    performance.mark('rests')
  }
  ${untilStop}
  requestAnimationFrame(function frame(now) {
    if (last !== undefined) lengths.push(now - last)
    if (hasStopped) return done(lengths)
    if (last === undefined && (${moves})) performance.mark('moves')
    if (last !== undefined || (${moves})) last = now
    requestAnimationFrame(frame)
  })
})`

async function framesOf(page: Page, movement: Movement): Promise<number[]> {
  const lengths = page.evaluate<number[]>(watch(movement))
  await movement.begin?.()
  const sorted = (await lengths).sort((a, b) => a - b)
  await movement.end?.()
  return sorted
}

type TraceEvent = { readonly name: string; readonly pid: number; readonly tid: number; readonly ts: number; readonly dur?: number; readonly tdur?: number }

const CATEGORIES = 'toplevel,blink.user_timing,disabled-by-default-devtools.timeline'

/** The longest that the page's own thread works at one piece while it moves, and not with its rest (ms): its own processor time, so other work on the machine does not count. */
async function longestTask(page: Page, movement: Movement): Promise<number> {
  const events: TraceEvent[] = []
  const complete = new Promise<void>((resolve) => {
    page.on('Tracing.dataCollected', ({ value }: { value: TraceEvent[] }) => void events.push(...value))
    page.on('Tracing.tracingComplete', resolve)
  })
  await page.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' })
  await framesOf(page, movement)
  await page.send('Tracing.end')
  await complete
  const [begin, end] = ['moves', 'rests'].map((mark) => events.findLast(({ name }) => name === mark))
  if (!begin || !end) throw new Error('Nothing moved.')
  const tasks = events.filter(({ name, pid, tid, ts, dur = 0, tdur }) => /RunTask|ProcessTaskFromWorkQueue/.test(name) && tdur !== undefined && pid === begin.pid && tid === begin.tid && ts > begin.ts && ts + dur < end.ts)
  if (tasks.length === 0) throw new Error('No task was traced.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/**
 * What keeps a movement from sixty frames a second on a processor four times slower; '' for nothing. The usual frame is timed on a processor that is
 * slowed down. The longest one cannot be, beside other work: it is the longest piece of the page's own work, in processor time, times four, and the
 * better of two times: no second one is needed where the first is good.
 */
export async function stutter(page: Page, movement: Movement): Promise<string> {
  await page.emulateSlowProcessor(SLOWER)
  const frames = await framesOf(page, movement)
  await page.emulateSlowProcessor(1)
  const tasks = [await longestTask(page, movement)]
  const longest = (): number => Math.min(...tasks) * SLOWER
  if (longest() >= STOP_MS) tasks.push(await longestTask(page, movement))
  const median = frames[frames.length >> 1] ?? Infinity
  const seen = `${frames.length} frames, median ${median.toFixed(1)} ms, worst ${frames.at(-1)?.toFixed(1)} ms by the clock, ${tasks.map((ms) => (ms * SLOWER).toFixed(1)).join(' and ')} ms by the processor`
  console.log(`${page.browser}: ${seen}`)
  return median < FRAME_MS && longest() < STOP_MS ? '' : seen
}
