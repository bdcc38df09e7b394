// Read before a server's own script (`node --expose-gc --import`): says on request how much memory is in use once what is done with is given back (bytes).
/** What has just been answered is let go of by then (ms). */
const SETTLED_MS = 1_000

process.on('message', () => {
  setTimeout(() => {
    globalThis.gc?.()
    globalThis.gc?.()
    const { heapUsed, external, arrayBuffers } = process.memoryUsage()
    process.send?.(heapUsed + external + arrayBuffers)
  }, SETTLED_MS)
})
