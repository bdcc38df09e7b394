import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

export const STAMP_FILE = 'dist-maps/built-from'

/** Files that lie directly in `config` count unless they are left out here: a new one is then a reason to build again, not a stale build. A folder that the build reads has to be named. */
const INPUTS = [
  'src/**/*',
  '{babel.config.js,webpack.config.ts,package.json,package-lock.json,.browserslistrc}',
  'config/!(boundaries|budgets).{js,ts}',
  'config/{babel,documents,env,nginx,react,security,webpack}/**/*',
  'config/scripts/*.ts',
  'config/scripts/{build,server}/*.ts',
]
const isInput = (file: string): boolean => !/\.test\.tsx?$|^src\/campaigns\/[^/]+\/tests\/|(^|\/)src\/(mocks|simulator|workbench)\//.test(file) && statSync(file).isFile()

/** Everything that a build is made of. */
export const buildInputs = (): readonly string[] => globSync(INPUTS).filter(isInput).toSorted()

export function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of buildInputs()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const isBuildFresh = (): boolean => existsSync(STAMP_FILE) && existsSync('dist/index.html') && readFileSync(STAMP_FILE, 'utf8') === sourceStamp()
