/** @jest-environment node */
import { configure } from '../../webpack.config.ts'

it.each(['modern', 'legacy'] as const)('gives the files of a page 120 s to come (%s, spec 1 §8, §9)', (target) => {
  expect(configure(target, 'production').output?.chunkLoadTimeout).toBe(120_000)
})
