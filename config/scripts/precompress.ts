import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { encode } from './staticFiles.ts'

/** Puts a `.br` and a `.gz` beside every script and the document, for servers that send files as they lie. */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    globSync(`${folder}/**/*.{js,html}`).map(async (file) => {
      const plain = await readFile(file)
      await Promise.all([writeFile(`${file}.br`, await encode(plain, 'br')), writeFile(`${file}.gz`, await encode(plain, 'gzip'))])
    }),
  )
}
