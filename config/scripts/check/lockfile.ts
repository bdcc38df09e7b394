// `npm run lockfile`: writes into package-lock.json the optional packages of other platforms that npm left out. npm does so when its
// registry has no copy of them, and `npm ci` then refuses the whole file. `--check` only looks.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = { version?: string; dev?: boolean; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[]; optionalDependencies?: Readonly<Record<string, string>> }
type Lockfile = { packages: Record<string, Entry> }

const FILE = 'package-lock.json'
const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'arm', 'wasm32']

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lockfile
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => ({ path: besides(path) + name, entry: platformEntry(name, version, entry.dev === true) })),
)

if (missing.length > 0 && process.argv.includes('--check')) {
  console.error(`package-lock.json misses ${missing.length} optional packages of other platforms, so npm ci would refuse it: npm run lockfile`)
  process.exitCode = 1
} else if (missing.length > 0) {
  for (const { path, entry } of missing) lock.packages[path] = entry
  const { '': root = {}, ...others } = lock.packages
  lock.packages = { '': root, ...Object.fromEntries(Object.entries(others).toSorted(([a], [b]) => a.localeCompare(b, 'en'))) }
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${missing.length} packages of other platforms.`)
}

/** Whether a package that `path` asks for stands in its own folder of packages or in one above. */
function isLocked(path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

/** The folder of packages that holds `path` itself. */
function besides(path: string): string {
  return path.slice(0, path.lastIndexOf('node_modules/')) + 'node_modules/'
}

/** Such packages name their platform: `@swc/core-win32-x64-msvc`. */
function platformEntry(name: string, version: string, dev: boolean): Entry {
  const parts = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => parts.includes(system))
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor))
  if (os.length + cpu.length === 0) throw new Error(`${name} is no package of one platform, and package-lock.json misses it: npm install`)
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : parts.some((part) => part.startsWith('gnu')) ? ['glibc'] : []
  return { version: version.replace(/^[~^]/, ''), ...(cpu.length > 0 && { cpu }), ...(dev && { dev }), ...(libc.length > 0 && { libc }), optional: true, ...(os.length > 0 && { os }) }
}
