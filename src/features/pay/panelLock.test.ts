import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { holdPanel, panelState } from './panelLock'

const name = `${KEY_PREFIX}pay R1`
const order = (panelSince: number | null) => ({ requestId: 'R1', panelSince })
const HOUR = 3_600_000

/** As browsers do it: one holder for a name, who hears nothing of it when another takes over. */
function installLocks() {
  const held = new Set<string>()
  const request = async (wanted: string, { steal = false }: LockOptions, hold: (lock: Lock | null) => Promise<void>) => {
    if (held.has(wanted) && !steal) return hold(null)
    held.add(wanted)
    await hold({ name: wanted, mode: 'exclusive' })
    held.delete(wanted)
  }
  put({ request, query: async () => ({ held: [...held].map((one) => ({ name: one })) }) })
  return held
}
const put = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
afterEach(() => put(undefined))

describe('with the browser’s locks', () => {
  it('opens one panel at a time, a second one where the user says so, and the next once it has answered', async () => {
    installLocks()
    let answer: (outcome: string) => void = () => undefined
    const first = holdPanel(order(null), false, () => new Promise<string>((resolve) => (answer = resolve)))
    expect(await holdPanel(order(Date.now()), false, async () => 'second')).toBe('taken')
    expect(await panelState(order(Date.now()))).toBe('open')
    expect(await holdPanel(order(Date.now()), true, async () => 'said')).toBe('said')
    answer('paid')
    expect(await first).toBe('paid')
    expect(await holdPanel(order(null), false, async () => 'third')).toBe('third')
  })

  it('does not wait for a tab that has died, whatever it wrote down', async () => {
    installLocks()
    expect(await panelState(order(Date.now()))).toBe('gone')
    expect(await holdPanel(order(Date.now()), false, async () => 'open')).toBe('open')
  })

  it('keeps its panel where another tab takes the lock over, and opens one where the browser grants none', async () => {
    const refuse = async () => {
      throw new DOMException('', 'AbortError')
    }
    put({ request: async (_: string, __: LockOptions, hold: (lock: object) => Promise<void>) => Promise.race([hold({ name }), refuse()]) })
    expect(await holdPanel(order(null), false, () => new Promise((resolve) => void setTimeout(resolve, 5, 'own')))).toBe('own')
    put({ request: refuse, query: refuse })
    expect(await holdPanel(order(null), false, async () => 'open')).toBe('open')
    expect(await panelState(order(Date.now()))).toBe('unknown')
  })
})

describe('in an engine without locks', () => {
  it.each<[number | null, boolean, string]>([
    [null, false, 'open'],
    [-1_000, false, 'taken'],
    [-1_000, true, 'open'],
    [-HOUR, false, 'open'],
    // The device's clock was set back.
    [HOUR, false, 'open'],
  ])('goes by what was written down: a panel of %s ms ago, wanted all the same (%s): %s', async (ago, isSaid, expected) => {
    const panel = order(ago === null ? null : Date.now() + ago)
    expect(await holdPanel(panel, isSaid, async () => 'open')).toBe(expected)
    expect(await panelState(panel)).toBe(ago === -1_000 ? 'unknown' : 'gone')
  })
})
