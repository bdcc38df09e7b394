import { fork } from 'node:child_process'
import type { WorkbenchBuild } from '../server/buildWorkbench.ts'

/** The workbench's bundle, made by a process of its own. Rejects where it cannot be. */
export function buildWorkbenchOnce(): Promise<WorkbenchBuild> {
  const child = fork(`${import.meta.dirname}/../server/buildWorkbench.ts`, [], { env: { ...process.env, NODE_ENV: 'production' } })
  return new Promise((resolve, reject) => {
    let built: WorkbenchBuild | undefined
    child.on('message', (message) => {
      built = message as WorkbenchBuild
    })
    child.once('error', reject)
    child.once('exit', () => (built?.isWhole ? resolve(built) : reject(new Error('The workbench could not be built.'))))
  })
}
