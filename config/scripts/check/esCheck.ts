// `npm run escheck`: the built files parse in the browsers they are for. A browser that meets newer syntax shows a blank page.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { ecmaVersion, type Target } from '../../../webpack.config.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'

if (!isBuildFresh()) await import('../build/build.ts')
const globs: Record<Target, string> = { modern: 'dist/assets/m/*.js', legacy: 'dist/assets/l/*.js', document: 'dist-maps/{boot,paint}.js' }
for (const target of ['modern', 'legacy', 'document'] as const) {
  const files = globSync(globs[target])
  if (files.length === 0) throw new Error(`There is no file at ${globs[target]}.`)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/es-check/lib/cli/index.js', `es${ecmaVersion[target]}`, ...files], { encoding: 'utf8' })
  console.log(`${target}: ${files.length} files ${status === 0 ? 'are' : 'are NOT'} ES ${ecmaVersion[target]}`)
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exitCode = 1
  }
}
