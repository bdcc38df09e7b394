import { existsSync, readFileSync, statSync } from 'node:fs'
import { importsOf } from '../tests/importGraph.ts'
import { buildInputs } from './sourceStamp.ts'

const NAMED = /fromRoot\('([^']+)'\)/g

function reach(file: string, reached: Set<string>): Set<string> {
  // The lockfile stands for what others wrote.
  if (reached.has(file) || file.startsWith('node_modules/')) return reached
  reached.add(file)
  const named = [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, path = '']) => path).filter((path) => existsSync(path) && statSync(path).isFile())
  for (const next of [...importsOf(file).map(({ file: imported }) => imported), ...named]) reach(next, reached)
  return reached
}

it('knows every file that a build reads: after a change of any of them it is built again', () => {
  const known = new Set(buildInputs())
  const read = ['config/scripts/build/build.ts', 'config/scripts/build/buildTarget.ts', 'webpack.config.ts', 'babel.config.js'].reduce((reached, file) => reach(file, reached), new Set<string>())
  expect(read.size).toBeGreaterThan(60)
  expect([...read].filter((file) => !known.has(file) && !file.startsWith('src/'))).toEqual([])
})
