import { globSync } from 'node:fs'
import { filesUnder, withoutComments } from './sourceFiles'

const files = ['src', 'tests', 'config'].flatMap((folder) => filesUnder(folder, /\.(tsx?|cjs|js)$/))
const paths = globSync(['{src,tests,config}/**', '*.*']).map((path) => `/${path}`)

const commentsOf = (text: string): readonly string[] => text.match(/\/\*\*[^]*?\*\/|(?:^|(?<=\s))\/\/ .*$/gm) ?? []
const missing = (find: (comment: string) => readonly string[]): readonly string[] => files.flatMap(({ path, text }) => commentsOf(text).flatMap((comment) => find(comment).map((name) => `${path}: ${name}`)))

it('names nothing in a comment that the code does not have', () => {
  const words = new Set(files.flatMap(({ text }) => withoutComments(text).match(/[A-Za-z_]\w*/g) ?? []))
  // A span that is one name; an example of several words may have names of its own. A key of a configuration has its page's kind in it.
  const namesIn = (comment: string) => [...comment.matchAll(/`((?:[a-z]+|[A-Z]+[a-z]+)[A-Z]\w*|[A-Z]+_[A-Z_]+)(?:\(\))?`/g)].map(([, name = '']) => name)
  expect(words.size).toBeGreaterThan(10_000)
  expect(missing((comment) => namesIn(comment).filter((name) => !words.has(name) && !(name in globalThis) && !name.endsWith('PageConfig')))).toEqual([])
})

it('leads from a comment to files that are there', () => {
  const folders = [...new Set(paths.flatMap((path) => /^\/src\/([a-z]+)\//.exec(path)?.[1] ?? []))].join('|')
  const mention = new RegExp(`(?<![\\w/.*>}-])(?:(?:@|src|tests|config|${folders})/[\\w/.-]+|(?:[\\w.-]+/)+[\\w.-]+\\.(?:tsx?|cjs))(?![\\w/*<>{}$?:-])`, 'g')
  const isThere = (name: string) => paths.some((path) => new RegExp(`/${name.replace(/\./g, '\\.')}($|[./-])`).test(path))
  const pathsIn = (comment: string) => (comment.match(mention) ?? []).map((found) => found.replace(/^@/, 'src').replace(/[/.-]+$/, ''))
  expect(missing((comment) => pathsIn(comment).filter((name) => !isThere(name)))).toEqual([])
})
