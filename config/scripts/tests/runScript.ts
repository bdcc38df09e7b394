import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const LIMIT = 16 * 1024 ** 2

/** Runs a script of config/scripts, by its path there, as it lies in another copy of the project. What it says is shown if it fails. */
export async function runScript(name: string, args: readonly string[], root: string): Promise<void> {
  await promisify(execFile)(process.execPath, [`config/scripts/${name}`, ...args], { cwd: root, maxBuffer: LIMIT })
}
