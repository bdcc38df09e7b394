import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Mode } from '../../webpack.config.ts'

export const scriptFolder = (name: string): string => `${process.cwd()}/node_modules/.cache/${name}`

/** One script for a server of ours (buildScriptFile.ts), made on the spot by a process of its own, so that the server goes on with its work. Answers its text. */
export async function buildScript(name: string, entry: string, mode: Mode): Promise<string> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/buildScriptFile.ts`, name, entry, mode], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The script ${name} could not be built.`)
  return readFile(`${scriptFolder(name)}/${name}.js`, 'utf8')
}
