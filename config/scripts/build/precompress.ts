import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { encode } from '../server/staticFiles.ts'

/** Scripts that are compressed at a time: a process may have only so many files open. */
const AT_ONCE = 32

/** Puts a `.br` and a `.gz` beside every script, for servers that send files as they lie; documents have theirs from releaseDocuments.ts. */
export async function precompress(folder: string): Promise<void> {
  const compress = async (file: string): Promise<void> => {
    const plain = await readFile(file)
    await Promise.all([writeFile(`${file}.br`, await encode(plain, 'br')), writeFile(`${file}.gz`, await encode(plain, 'gzip'))])
  }
  await Readable.from(globSync(`${folder}/**/*.js`)).forEach(compress, { concurrency: AT_ONCE })
}
