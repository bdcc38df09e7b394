import { createHash } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BASE_PATH } from '../../basePath.ts'
import { pictureFile } from '../../documents/linkPictures.ts'
import type { DocumentPolicy } from '../../security/contentPolicy.ts'
import { buildScript } from '../build/buildScript.ts'
import { documentsIn } from '../build/siteDocuments.ts'
import type { WorkbenchBuild } from '../server/buildWorkbench.ts'
import { LINK_PATH, WALL_PATH, workbenchDocument, WORKBENCH_PATH, WORKBENCH_POLICY } from '../server/workbench.ts'
import { buildWorkbenchOnce } from './buildWorkbenchOnce.ts'
import { clearDemo } from './clearDemo.ts'
import { DEMO_FOLDER, demoDocument, documentPolicy, moved, toolPolicy } from './demoDocuments.ts'
import { frontPage, type Listed } from './frontPage.ts'

/** Compressed neighbours and nginx's copies of the documents: a static host has its own ways. */
const isForServers = (path: string): boolean => /\.(?:br|gz)$|^dist\/documents(?:\/|$)/.test(path.replaceAll('\\', '/'))

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function inAllScripts(folder: string, change: (text: string) => string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
}

type DemoOptions = {
  readonly out: string
  readonly base: string
  /** One that is made already, for a caller that shows it elsewhere too. */
  readonly workbench?: Promise<WorkbenchBuild>
}

/**
 * Writes the built product (`dist/`) with the embedded backend, the workbench and the test panel into `out`, for a static host that shows that folder at `base`.
 * An earlier demo there goes, once the new one is built. Documents and bundles are those of `dist/` but for the tags that `demoDocument` adds, and for the base where it is not `/`.
 */
export async function writeDemo({ out, base, workbench: begun = buildWorkbenchOnce() }: DemoOptions): Promise<void> {
  const [start, backend, simulator, workbench, { handle, documentFiles }] = await Promise.all([
    buildScript('demo-start', './src/mocks/browser/start.ts', 'production'),
    buildScript('demo-backend', './src/mocks/browser/backend.ts', 'production', { target: 'modern', imports: 'without' }),
    buildScript('simulator', './src/simulator/start.ts', 'production'),
    begun,
    backendHere(),
  ])
  await clearDemo(out)
  const site = join(out, BASE_PATH)
  const scripts = { site: base + BASE_PATH.slice(1), build: createHash('sha256').update(backend).digest('hex').slice(0, 10) }
  const ask = async <T>(name: string): Promise<T> => (await (await handle(new Request(`http://localhost/__mock__/${name}`))).json()) as T

  // The product.
  await cp('dist', site, { recursive: true, filter: (from) => !isForServers(from) })
  const policy = documentPolicy(JSON.parse(await readFile('dist-maps/contentPolicy.json', 'utf8')) as DocumentPolicy)
  for (const address of documentsIn('dist').values()) {
    const html = await readFile(join('dist', address, 'index.html'), 'utf8')
    await write(join(site, address, 'index.html'), demoDocument(moved(html, base), policy, scripts, { hasPanel: true }))
  }

  // Its tools.
  await cp(workbench.folder, join(out, WORKBENCH_PATH, 'assets'), { recursive: true, filter: (from) => !/\.\w+$/.test(from) || workbench.files.some((file) => from.endsWith(`/${file}`)) })
  for (const [name, place] of [['workbench', WORKBENCH_PATH], ['link', LINK_PATH], ['wall', WALL_PATH]] as const) {
    await write(join(out, place, 'index.html'), demoDocument(moved(workbenchDocument(workbench.scripts[name]), base), toolPolicy(WORKBENCH_POLICY), scripts, { hasPanel: false }))
  }
  const campaigns = await ask<readonly { readonly prefix: string; readonly urls: readonly string[] }[]>('campaigns')
  for (const { prefix } of campaigns) {
    const picture = await readFile(pictureFile(prefix)).catch(() => readFile(pictureFile('')))
    await write(join(out, LINK_PATH, 'pictures', `${prefix}.jpg`), picture)
  }
  // Other addresses of the same machine: a host has its own name, by which phones find it.
  await write(join(out, LINK_PATH, 'addresses'), '[]')
  if (base !== '/') await inAllScripts(site, (text) => moved(text, base))

  // The backend. Its worker stands where all pages of the site are below it.
  await Promise.all(Object.entries({ start, backend, simulator }).map(([name, text]) => write(join(site, DEMO_FOLDER, `${name}.js`), moved(text, base))))
  await copyFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), join(site, 'mockServiceWorker.js'))
  for (const file of documentFiles) await write(join(out, '__mock__/document', file), await (await handle(new Request(`http://localhost/__mock__/document/${file}`))).text())

  // What a host shows where there is no page of that address, and at the folder itself.
  await copyFile(join(site, 'index.html'), join(out, '404.html'))
  const [titles, { loginCode, accounts }] = await Promise.all([ask<Readonly<Record<string, string>>>('titles'), ask<{ readonly loginCode: string; readonly accounts: readonly { readonly role: string; readonly mobile: string }[] }>('accounts')])
  const listed = campaigns.flatMap(({ prefix, urls }): Listed[] => urls.slice(0, 1).map((url) => ({ title: titles[prefix] ?? prefix, address: url.slice(1), picture: `${LINK_PATH.slice(1)}pictures/${prefix}.jpg` })))
  const phoneOf = (role: string): string => accounts.find((account) => account.role === role)?.mobile ?? ''
  await write(join(out, 'index.html'), frontPage({ campaigns: listed, tools: { workbench: WORKBENCH_PATH.slice(1), link: LINK_PATH.slice(1), wall: WALL_PATH.slice(1) }, loginCode, phones: { passenger: phoneOf('passenger'), driver: phoneOf('driver') } }))
  // A host that builds sites of its own leaves folders away whose names begin like `__mock__`.
  await write(join(out, '.nojekyll'), '')
}

/** A backend of this process alone, for what does not change. */
async function backendHere() {
  await import('../sourceModules.ts')
  const [{ createEmbeddedBackend }, { documentFiles }] = await Promise.all([import('../../../src/mocks/node.ts'), import('../../../src/mocks/seeds/documents.ts')])
  return { ...createEmbeddedBackend(), documentFiles }
}
