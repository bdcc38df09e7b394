import { jest } from '@jest/globals'

/** jsdom opens no other page, and says so. A row that cannot be read is reported, as it should be. */
const EXPECTED = /Not implemented: navigation|Error: unreadable row: /

/** Errors that were not caught, and what was written to the console as one. */
export function watchTrouble() {
  const seen: string[] = []
  const say = (what: unknown): void => {
    const words = what instanceof Error ? `${what.name}: ${what.message}` : String(what).slice(0, 200)
    if (!EXPECTED.test(words)) seen.push(words)
  }
  const onError = (event: ErrorEvent) => say(event.error ?? event.message)
  window.addEventListener('error', onError)
  process.on('unhandledRejection', say)
  const consoleError = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => say(words.map(String).join(' ')))
  return {
    first: () => (seen.length > 0 ? `uncaught: ${seen[0]}` : undefined),
    stop: () => {
      window.removeEventListener('error', onError)
      process.off('unhandledRejection', say)
      consoleError.mockRestore()
    },
  }
}
