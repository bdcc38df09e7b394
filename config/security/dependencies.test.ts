import { readFileSync } from 'node:fs'
import { licenceTexts } from '../scripts/build/licenceTexts'
import { ALLOWED, LIST, licenceList, shippedPackages } from './licences'

type Entry = { readonly resolved?: string; readonly integrity?: string; readonly optional?: boolean; readonly os?: readonly string[]; readonly cpu?: readonly string[]; readonly link?: boolean }

const { packages, lockfileVersion } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Entry>>; lockfileVersion: number }
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, Readonly<Record<string, string>>>>
const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)

it('locks every package that this project installs to its content', () => {
  expect(lockfileVersion).toBe(3)
  expect(entries.length).toBeGreaterThan(300)
  // A registry that has no copy of another platform's package gives no hash for it; npm never installs it here (config/scripts/check/lockfile.ts).
  const isForeign = ({ optional, os, cpu }: Entry): boolean => optional === true && (os !== undefined || cpu !== undefined)
  const open = entries.filter(([, entry]) => !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') && !isForeign(entry))
  expect(open.map(([path]) => path)).toEqual([])
})

it('names no place to take packages from: each machine has its own registry, and the hashes say whether it gives the same', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

it('names exact versions', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
})

it('ships only what is licensed to be shipped', () => {
  expect(shippedPackages().filter(({ licence }) => !ALLOWED.includes(licence))).toEqual([])
})

it('lists those licences as they are: npm run licences', () => {
  expect(readFileSync(LIST, 'utf8')).toBe(licenceList(shippedPackages()))
})

it('gives each package its own licence with the build, and none that is not listed', () => {
  const text = licenceTexts(['node_modules/@babel/runtime', 'node_modules/react', 'node_modules/web-vitals'])
  for (const part of ['@babel/runtime ', 'Sebastian McKenzie', 'react 19', 'Meta Platforms', 'web-vitals', 'Apache License']) expect(text).toContain(part)
  expect(() => licenceTexts(['node_modules/jest'])).toThrow('licences.md')
})
