import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFile = { readonly path: string; readonly text: string }

/** Every file under a folder of the project, by its path from the root. */
export function filesUnder(folder: string, pattern = /\.tsx?$/): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Tests, and what a campaign's tests stand on: their stages and steps. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|^src\/campaigns\/[^/]+\/tests\//.test(path)

/** The same text without comments, so that a rule about code does not read prose. Strings that look like comments are rare enough. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}

/** What a file imports, as written; type-only imports too. */
export function importsOf({ text }: SourceFile): readonly string[] {
  return [...withoutComments(text).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
}

/** The lines that break a rule, as `path:line: text`, for a message that says where to look. */
export function linesMatching(files: readonly SourceFile[], pattern: RegExp): readonly string[] {
  return files.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
}
