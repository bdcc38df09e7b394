/** Less than this (milliseconds) is too quick to compare. */
const LEAST = 2
/** Doublings: what one garbage collection costs is lost in three of them, and what grows with the square of its size is not. */
const DOUBLINGS = 3
const GROWTH = 2.5

/** Milliseconds of this thread's own time: what else the machine does is of no account. */
function costOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Twice as much may take two and a half times as long: what takes four times as long blocks a page sooner or later. What takes too long is tried again: it always does, and a garbage collection comes now and then. */
export function expectLinear(work: (size: number) => void, size: number): void {
  let growth = Infinity
  for (let tries = 0; tries < 3 && growth > GROWTH; tries += 1) {
    const small = Math.max(LEAST, Math.min(...Array.from({ length: 3 }, () => costOf(() => work(size)))))
    for (let again = 0; again < 3 && growth > GROWTH; again += 1) growth = Math.min(growth, (costOf(() => work(2 ** DOUBLINGS * size)) / small) ** (1 / DOUBLINGS))
  }
  expect(growth).toBeLessThanOrEqual(GROWTH)
}
