import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Mode, Target } from '../../../webpack.config.ts'

export const scriptFolder = (name: string): string => `${process.cwd()}/node_modules/.cache/${name}`

export type ScriptOptions = {
  /** Who can read it: every browser unless given, in development a developer's own. */
  readonly target?: Target
  /** What it would import when it runs stays behind: `without` where it never does. */
  readonly imports?: 'with' | 'without'
}

/** One script for a page of ours (buildScriptFile.ts), made on the spot by a process of its own, so that a server goes on with its work. Answers its text. */
export async function buildScript(name: string, entry: string, mode: Mode, { target = mode === 'production' ? 'document' : 'modern', imports = 'with' }: ScriptOptions = {}): Promise<string> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/buildScriptFile.ts`, name, entry, mode, target, imports], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The script ${name} could not be built.`)
  return readFile(`${scriptFolder(name)}/${name}.js`, 'utf8')
}
