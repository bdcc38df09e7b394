import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Runs jest with one of config/jest, and gives its exit code. */
export function runJest(config: string, args: readonly string[]): number {
  // A larger nursery: most of what a test makes is gone at its end, and is not to be carried over before.
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64']
  // The commands that tests start read the same modules.
  const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'), ...process.env }
  const { status } = spawnSync(process.execPath, [...flags, 'node_modules/jest/bin/jest.js', '-c', `config/jest/${config}`, ...args], { stdio: 'inherit', env })
  return status ?? 1
}
