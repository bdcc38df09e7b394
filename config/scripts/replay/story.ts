import '../sourceModules.ts'

/** The report of a replay, in words. */
export const { sentences, verdictOf } = await import('../../../src/simulator/replay/story/story.ts')
export const { playAll } = await import('../../../src/simulator/replay/story/playAll.ts')
