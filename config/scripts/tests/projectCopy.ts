import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where a campaign has lines outside its folder: those that name it, and nothing else, go with it. */
export const LISTS: readonly string[] = ['src/campaigns/registry.ts', 'src/mocks/campaigns.ts']

const FOLDER = 'src/campaigns'
/** No tool looks there. */
const ASIDE = 'node_modules/.cache/deleted'

export type ProjectCopy = {
  readonly root: string
  /** Takes these campaigns out, and puts all others back. */
  readonly takeOut: (prefixes: readonly string[]) => void
  readonly remove: () => void
}

/** The project as it lies here, with what is not committed yet, in a place where campaigns can be deleted one after the other: what tools keep of their last run stays. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'mph5-without-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0').filter((file) => file !== '' && existsSync(file))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(file, join(root, file))
  }
  // Some tests ask git which files there are.
  execFileSync('git', ['init', '-q'], { cwd: root })
  linkTree('node_modules', join(root, 'node_modules'))
  mkdirSync(join(root, ASIDE), { recursive: true })

  const takeOut = (prefixes: readonly string[]): void => {
    for (const prefix of readdirSync(join(root, ASIDE))) renameSync(join(root, ASIDE, prefix), join(root, FOLDER, prefix))
    for (const prefix of prefixes) renameSync(join(root, FOLDER, prefix), join(root, ASIDE, prefix))
    const named = new RegExp(`['/](${prefixes.join('|')})['/]`)
    for (const list of LISTS) writeFileSync(join(root, list), readFileSync(list, 'utf8').split('\n').filter((line) => !named.test(line)).join('\n'))
  }
  return { root, takeOut, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Links where the file system lets it, since the packages are many and nothing writes into them. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
