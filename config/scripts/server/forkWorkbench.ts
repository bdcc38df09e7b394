import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { WorkbenchBuild } from './buildWorkbench.ts'

/** Builds the workbench in a process of its own, and tells of each build: of one, or with `watch` of one after each change of a source. Ends with that process. */
export async function forkWorkbench(tell: (build: WorkbenchBuild) => void, { watch }: { readonly watch: boolean }): Promise<void> {
  const child = fork(`${import.meta.dirname}/buildWorkbench.ts`, watch ? ['watch'] : [], { env: { ...process.env, NODE_ENV: 'production' } })
  child.on('message', (message) => tell(message as WorkbenchBuild))
  await once(child, 'exit')
}
