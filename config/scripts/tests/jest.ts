import { spawnSync } from 'node:child_process'
import { compileCache } from './compileCache.ts'

/** Runs jest with one of config/jest, and gives its exit code. */
export function runJest(config: string, args: readonly string[]): number {
  // A larger nursery: most of what a test makes is gone at its end, and is not to be carried over before.
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64']
  const { status } = spawnSync(process.execPath, [...flags, 'node_modules/jest/bin/jest.js', '-c', `config/jest/${config}`, ...args], { stdio: 'inherit', env: { ...compileCache, ...process.env } })
  return status ?? 1
}
