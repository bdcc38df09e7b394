import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createReadStream, createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { fetchSqlite, hasSqlite } from './sqlite.ts'

export type BrowserName = 'current' | 'chromium64'
export type Binary = { readonly path: string; readonly args: readonly string[]; readonly env: Readonly<Record<string, string | undefined>> }

const CACHE = resolve('node_modules/.cache')
// The last: Chrome leaves the address as it is when a page has changed it 200 times in ten seconds, and says nothing of it. A sweep over many pages would wait for one that never comes.
const COMMON = ['--headless', '--no-sandbox', '--disable-gpu', '--no-zygote', '--hide-scrollbars', '--mute-audio', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-extensions', '--disable-ipc-flooding-protection']

/** The browser that `CHROME_PATH` names, or the ones that npm brought. */
export async function binaryOf(name: BrowserName): Promise<Binary> {
  const system = process.env.CHROME_PATH
  if (name === 'current' && system) return { path: system, args: COMMON, env: process.env }
  const folder = await unpacked()
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH ?? ''].filter(Boolean).join(':'),
    // A machine's own fonts are better than the one family that comes along.
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf') }),
  }
  if (name === 'current') return { path: join(folder, 'chromium'), args: COMMON, env }
  return { path: join(folder, 'chromium64'), args: [...COMMON, '--single-process'], env }
}

let unpacking: Promise<string> | undefined

function unpacked(): Promise<string> {
  unpacking ??= unpack()
  return unpacking
}

/** Unpacks both browsers once, into a folder that appears only when it is whole. */
async function unpack(): Promise<string> {
  const folder = join(CACHE, 'browsers')
  if (existsSync(folder)) return folder
  if (process.arch !== 'x64' || process.platform !== 'linux') throw new Error('The browsers from npm run on Linux x64 only. Name a Chromium with CHROME_PATH.')
  await mkdir(CACHE, { recursive: true })
  const workshop = await mkdtemp(join(CACHE, 'browsers-'))
  const { TMPDIR } = process.env
  // The package unpacks into the temporary folder, and brings the shared libraries only where it sees this runtime.
  Object.assign(process.env, { TMPDIR: workshop, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' })
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  const old = join(dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json')), 'bin/chromium.br')
  await pipeline(createReadStream(old), createBrotliDecompress(), createWriteStream(join(workshop, 'chromium64')))
  await chmod(join(workshop, 'chromium64'), 0o755)
  if (!hasSqlite()) await fetchSqlite(join(workshop, 'al2023/lib'))
  // The one that comes along looks for its fonts where they are not.
  await writeFile(join(workshop, 'fonts/fonts.conf'), `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`)
  await writeFile(join(workshop, 'README'), 'Unpacked by tests/browser/driver/binaries.ts from @sparticuz/chromium and chrome-aws-lambda.\n')
  await rename(workshop, folder).catch(async (error: unknown) => {
    // Another run was quicker.
    await rm(workshop, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  return folder
}

export const temporaryProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'mph5-profile-'))
