import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runScript } from './runScript.ts'

/** What a build and `npm run new:campaign` read. */
const NEEDED = ['src', 'config', 'tests/architecture', 'webpack.config.ts', 'babel.config.js', 'package.json', 'package-lock.json', '.browserslistrc', 'tsconfig.json']

export type ScratchProject = {
  readonly root: string
  /** Makes campaigns of these names from the template, as `npm run new:campaign` does. */
  readonly addCampaigns: (names: readonly string[]) => Promise<void>
  readonly remove: () => void
}

/** The project once more, outside the checkout and with a build cache of its own, to be filled with campaigns that are thrown away. */
export function makeScratchProject(): ScratchProject {
  const root = mkdtempSync(join(tmpdir(), 'market-platform-'))
  for (const path of NEEDED) cpSync(path, join(root, path), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  return {
    root,
    addCampaigns: async (names) => {
      for (const name of names) await runScript('newCampaign/newCampaign.ts', [name], root)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
