import { readdirSync, readFileSync } from 'node:fs'
import { shippedPackages } from '../../security/licences.ts'

type Manifest = { readonly name: string; readonly version: string; readonly license?: string; readonly author?: string | { readonly name?: string }; readonly homepage?: string }

/** The notice that goes with the build, as MIT and Apache licences ask: each package that is in it, with its own text. */
export function licenceTexts(folders: readonly string[]): string {
  const listed = new Set(shippedPackages().map(({ name, version }) => `${name} ${version}`))
  return folders
    .map((folder) => {
      const { name, version, license = '', author, homepage = '' } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
      if (!listed.has(`${name} ${version}`)) throw new Error(`${name} ${version} is in the build and not in config/security/licences.md.`)
      const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry))
      const by = typeof author === 'string' ? author : (author?.name ?? '')
      return `${name} ${version} (${license})\n\n${file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : [by, homepage].filter(Boolean).join(', ')}\n`
    })
    .join(`\n${'-'.repeat(72)}\n\n`)
}

