// `npm run new:campaign <prefix>`: a campaign of its own from the template src/campaigns/_example, with its two lines.
import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readCommand } from '../readOptions.ts'

const TEMPLATE = '_example'
const REGISTRY = 'src/campaigns/registry.ts'
const MOCKS = 'src/mocks/campaigns.ts'
const CATALOGUE = 'tests/architecture/routes.json'

type Route = { readonly campaign: string; readonly path: string }

const HELP = `npm run new:campaign PREFIX

Copies the template src/campaigns/_example to src/campaigns/PREFIX under its new name and adds its two lines (campaigns/registry.ts,
mocks/campaigns.ts); then says what its author writes next, and which pages the catalogue of routes wants besides.

PREFIX  the first segment of its addresses: small letters, digits, single hyphens

Example: npm run new:campaign some-activity`

// The second is for tests: another copy of the project.
const [prefix = '', root = '.'] = readCommand(HELP, {}).positionals
const folder = join(root, 'src/campaigns', prefix)
const stop = (why: string): never => {
  console.error(why)
  process.exit(1)
}
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(prefix)) stop('Give the first segment of its addresses: npm run new:campaign some-activity')
if (existsSync(folder)) stop(`${folder} is there already.`)

const pascal = prefix.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
const sourceId = `${prefix.replaceAll('-', '').toUpperCase()}${new Date().getFullYear()}`
const renamed = (text: string): string =>
  text.replaceAll(TEMPLATE, prefix).replace(/EXAMPLE\d+/g, sourceId).replaceAll('Example', pascal).replaceAll('example', camel)

cpSync(join(root, 'src/campaigns', TEMPLATE), folder, { recursive: true })
for (const file of globSync('**/*.*', { cwd: folder }).map((name) => join(folder, name))) {
  writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  const name = renamed(basename(file))
  if (name !== basename(file)) renameSync(file, join(dirname(file), name))
}
writeFileSync(
  join(folder, 'README.md'),
  `# ${prefix}

What it is, and for whom.

- Pages and who may see them: \`index.ts\`; the home: \`home.tsx\`; the choices of the others: \`pages.ts\`. What is asked: \`api.ts\`.
- In the embedded backend: sourceId \`${sourceId}\`; friends who register through the link are on the list.
- States: \`?scenario=query${pascal}Page:ended\` (or \`notStarted\`, \`malformed\`), \`?scenario=query${pascal}InviteList:many\` (or \`empty\`, \`network\`).
`,
)

addLine(REGISTRY, /\n\}\n/, `\n  '${prefix}': () => import('./${prefix}'),\n}\n`)
addLine(MOCKS, /$/, `export { mocks as ${camel} } from '@/campaigns/${prefix}/mocks'\n`)

const routes = (JSON.parse(readFileSync(join(root, CATALOGUE), 'utf8')) as readonly Route[]).filter(({ campaign }) => campaign === prefix)
const subPath = ({ path }: Route): string => path.slice(prefix.length + 1)
const wanted = new Set(routes.map(subPath))
const served = servedBy(readFileSync(join(folder, 'index.ts'), 'utf8'))
const missing = [...wanted].filter((path) => !served.includes(path))
const extra = served.filter((path) => !wanted.has(path))

console.log(`${folder} is a campaign, with its lines in ${[REGISTRY, MOCKS].join(', ')}.
npm start shows it at /market-platform-h5/${prefix}

Now
1. write its README.md: what it is, and for whom;
2. ${toDoWithPages()}
3. npm run check && npm run test:unit -- ${prefix} tests/architecture && npm run test:campaigns -- --changed;
4. npm run pictures, once its colours and its scene stand: chat apps show that picture beside its links (the platform's until then).`)

function toDoWithPages(): string {
  if (routes.length === 0) return `agree on its routes, and list them in ${CATALOGUE} below all others: ${served.map((path) => path || '/').join(', ')} so far;`
  const lines = [
    missing.length > 0 ? `give it the pages that the catalogue has besides: ${missing.join(', ')}` : '',
    extra.length > 0 ? `take out of index.ts, or move, what the catalogue does not have: ${extra.join(', ')}` : '',
  ]
  return `${lines.filter(Boolean).join(';\n   ') || 'its pages are those of the catalogue'};`
}

/** The routes of a campaign's table, one line each: its own and, where it has one, its preview's. */
function servedBy(index: string): readonly string[] {
  return [...index.matchAll(/^ {4}'?([\w/-]*)'?: \w+\(.*\)/gm)].flatMap(([line, path = '']) => {
    const own = path && `/${path}`
    return /preview: (true|'only')/.test(line) ? [own, `${own}/preview`] : [own]
  })
}

function addLine(path: string, at: RegExp, line: string): void {
  const file = join(root, path)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(at, line)
  if (after === before) stop(`${path} has another form than this script knows: add ${line.trim()} by hand.`)
  writeFileSync(file, after)
}
