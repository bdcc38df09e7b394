import type { WorkbenchBuild } from '../server/buildWorkbench.ts'
import { forkWorkbench } from '../server/forkWorkbench.ts'

/** The workbench's bundle. Rejects where it cannot be built. */
export async function buildWorkbenchOnce(): Promise<WorkbenchBuild> {
  const built: WorkbenchBuild[] = []
  await forkWorkbench((build) => built.push(build), { watch: false })
  const whole = built.find(({ isWhole }) => isWhole)
  if (!whole) throw new Error('The workbench could not be built.')
  return whole
}
