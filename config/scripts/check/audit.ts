// `npm run audit`: no package with a known advisory of high severity or worse. A registry that does not answer the question (many mirrors do
// not) is said so, and fails nothing: the next run against one that does will tell.
import { spawnSync } from 'node:child_process'

type Advisory = { readonly severity: string; readonly range?: string; readonly fixAvailable?: unknown }
type Answer = { readonly vulnerabilities?: Readonly<Record<string, Advisory>>; readonly metadata?: { readonly dependencies?: { readonly total?: number } }; readonly message?: string }

const GRAVE = ['high', 'critical']

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], { encoding: 'utf8', timeout: 60_000, maxBuffer: 64 * 1024 * 1024 })

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return { message: 'no answer' }
  }
}

const { vulnerabilities, metadata, message } = read(stdout ?? '')
if (!vulnerabilities || !metadata) {
  console.warn(`audit: NOT DONE, the registry does not answer it (${message ?? 'no answer'}).`)
} else {
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => GRAVE.includes(severity))
  for (const [name, { severity, range = '' }] of grave) console.error(`audit: ${name} ${range} has an advisory of ${severity} severity`)
  console.log(`audit: ${metadata.dependencies?.total ?? 0} packages, ${Object.keys(vulnerabilities).length} with an advisory, ${grave.length} of them high or critical`)
  if (grave.length > 0) process.exitCode = 1
}
