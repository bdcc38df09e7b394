import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BASE_PATH } from '../../basePath.ts'

/** All that a demo writes at the top of its folder. */
export const DEMO_PARTS: readonly string[] = [BASE_PATH.slice(1, -1), '__mock__', 'index.html', '404.html', '.nojekyll']

/** Removes an earlier demo. What else is in the folder stays: it may be one that is published from, with its `.git` and `CNAME`. */
export async function clearDemo(folder: string): Promise<void> {
  await Promise.all(DEMO_PARTS.map((part) => rm(join(folder, part), { recursive: true, force: true })))
}
