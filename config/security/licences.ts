import { readFileSync } from 'node:fs'

/** Licences that ask for no more than to be named; `OR` leaves the choice. */
export const ALLOWED: readonly string[] = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '(MPL-2.0 OR Apache-2.0)']

export type Package = { readonly name: string; readonly version: string; readonly licence: string }

type Entry = { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean; readonly link?: boolean }

/** Tools that leave code of their own in what they build: helpers for older browsers, and what loads the files. */
const BUNDLED_TOOLS: ReadonlySet<string> = new Set(['@babel/runtime', 'webpack'])

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13)

/** What the product may carry to people: every package that is no tool of ours alone. */
export function shippedPackages(lockfile = 'package-lock.json'): readonly Package[] {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Readonly<Record<string, Entry>> }
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path !== '' && !link && ((!dev && !devOptional) || BUNDLED_TOOLS.has(nameOf(path))))
    .map(([path, { version = '', license = 'none stated' }]) => ({ name: nameOf(path), version, licence: license }))
    .toSorted((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'))
}

export const LIST = 'config/security/licences.md'

export function licenceList(packages: readonly Package[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return ['# Licences of what the product is built from', '', 'Written by `npm run licences` from package-lock.json. The texts of those whose code is in a build are in its `licences.txt`.', '', '| package | version | licence |', '|---|---|---|', ...rows, ''].join('\n')
}
