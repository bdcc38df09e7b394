import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { encode } from '../server/staticFiles.ts'

/** Puts a `.br` and a `.gz` beside every script, for servers that send files as they lie; documents have theirs from releaseDocuments.ts. */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    globSync(`${folder}/**/*.js`).map(async (file) => {
      const plain = await readFile(file)
      await Promise.all([writeFile(`${file}.br`, await encode(plain, 'br')), writeFile(`${file}.gz`, await encode(plain, 'gzip'))])
    }),
  )
}
