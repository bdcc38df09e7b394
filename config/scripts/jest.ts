import { spawnSync } from 'node:child_process'

/** Runs jest with one of config/jest, and gives its exit code. */
export function runJest(config: string, args: readonly string[]): number {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const { status } = spawnSync(process.execPath, [...flags, 'node_modules/jest/bin/jest.js', '-c', `config/jest/${config}`, ...args], { stdio: 'inherit' })
  return status ?? 1
}
