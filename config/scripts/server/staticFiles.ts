import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachingOf } from '../../security/responseHeaders.ts'
import { isText, mediaTypes, TAKES_BROTLI, TAKES_GZIP } from './mediaTypes.ts'

export type StaticFile = { readonly body: Buffer; readonly headers: Record<string, string> }
type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const takesBrotli = new RegExp(TAKES_BROTLI, 'i')
const takesGzip = new RegExp(TAKES_GZIP, 'i')

export function encodingFor(accepted: string): Encoding {
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

/** `best` as a CDN compresses what lies there: as well as it can, because it is done once. `quick` as a gateway compresses an answer: a hundredth of the time, a few more bytes. */
type Effort = 'best' | 'quick'
const LEVELS: Readonly<Record<Effort, { readonly brotli: number; readonly gzip: number }>> = { best: { brotli: 11, gzip: 9 }, quick: { brotli: 5, gzip: 6 } }

/** How Brotli writes how far back a repetition lies: in a document, not far. Half a percent of it; scripts are as small as before. */
const SHORT_DISTANCES = { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 2 }

export function encode(body: Buffer, encoding: Encoding, effort: Effort = 'best'): Promise<Buffer> {
  const { brotli, gzip: level } = LEVELS[effort]
  if (encoding === 'br') return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: body.length, ...SHORT_DISTANCES } })
  return encoding === 'gzip' ? toGzip(body, { level }) : Promise.resolve(body)
}

/** What is never served by its name: source maps, the compressed neighbours, nginx's copies of the documents, and whatever is hidden. A slash at the end names a folder. */
const isPrivate = (path: string): boolean => /^documents\/|\.(?:br|gz|map)$|(?:^|\/)\.|\/$/.test(path)

const NEIGHBOURS = { br: '.br', gzip: '.gz' } as const

/** As the build has compressed it already, unless what is sent is another text than what lies there. */
async function encoded(plain: Buffer, encoding: Encoding, file: string, isAsStored: boolean): Promise<Buffer> {
  const found = encoding === 'identity' || !isAsStored ? undefined : await readFile(file + NEIGHBOURS[encoding]).catch(() => undefined)
  return found ?? encode(plain, encoding)
}

/** Reads files of one folder, compressed and with the headers that describe them; what the build has not compressed is compressed once. */
export function staticFiles(folder: string, changeDocument: (html: string) => string = String): (path: string, accepted: string) => Promise<StaticFile | undefined> {
  const root = resolve(folder)
  const kept = new Map<string, Promise<StaticFile | undefined>>()

  async function load(path: string, file: string, encoding: Encoding): Promise<StaticFile | undefined> {
    const stored = await readFile(file).catch(() => undefined)
    if (!stored) return undefined
    const plain = file.endsWith('.html') ? Buffer.from(changeDocument(stored.toString())) : stored
    const type = mediaTypes[extname(file).slice(1)] ?? 'application/octet-stream'
    const used = isText(type) ? encoding : 'identity'
    const body = await encoded(plain, used, file, plain.equals(stored))
    return {
      body,
      headers: {
        'Content-Type': type,
        'Content-Length': String(body.length),
        'Cache-Control': cachingOf(path),
        ETag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}-${used}"`,
        Vary: 'Accept-Encoding',
        ...(used === 'identity' ? {} : { 'Content-Encoding': used }),
      },
    }
  }

  return (path, accepted) => {
    const file = resolve(root, path)
    if (isPrivate(path) || !file.startsWith(root + sep)) return Promise.resolve(undefined)
    const encoding = encodingFor(accepted)
    const key = `${encoding} ${file}`
    let reading = kept.get(key)
    if (!reading) {
      reading = load(path, file, encoding)
      kept.set(key, reading)
      void reading.then((found) => found ?? kept.delete(key))
    }
    return reading
  }
}
