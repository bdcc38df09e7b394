import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'

const run = promisify(execFile)

const LIBRARY = 'libsqlite3.so.0'

/** A later release of the package that brings the browser of 2018, with the library beside its own browser (49 MB). */
const PACKAGE = 'chrome-aws-lambda@10.1.0'
const INTEGRITY = 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw=='

/** Whether the system has SQLite, without which the keys' library of the browser of 2018 does not load. */
export const hasSqlite = (): boolean => globSync(`/{usr/,}lib{,64,/x86_64-linux-gnu}/${LIBRARY}`).length > 0

/**
 * Brings SQLite from the npm registry, for a bare Debian, which has none; fetched there alone, since no other machine needs it.
 * @throws when the registry does not answer, or with another package than is known.
 */
export async function fetchSqlite(into: string): Promise<void> {
  const workshop = await mkdtemp(join(into, 'sqlite-'))
  try {
    await run('npm', ['pack', PACKAGE, '--pack-destination', workshop], { cwd: workshop })
    const [archive = ''] = globSync('*.tgz', { cwd: workshop })
    const found = createHash('sha512').update(await readFile(join(workshop, archive))).digest('base64')
    if (`sha512-${found}` !== INTEGRITY) throw new Error(`${PACKAGE} is another one than is known.`)
    await run('tar', ['-xzf', archive, 'package/bin/aws.tar.br'], { cwd: workshop })
    await writeFile(join(workshop, 'aws.tar'), brotliDecompressSync(await readFile(join(workshop, 'package/bin/aws.tar.br'))))
    await run('tar', ['-xf', join(workshop, 'aws.tar'), '--strip-components=1', `lib/${LIBRARY}`], { cwd: into })
  } catch (error) {
    throw new Error(`The browser of 2018 needs ${LIBRARY}, and the npm registry did not give it. Install it (Debian: libsqlite3-0) and start again.`, { cause: error })
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}
