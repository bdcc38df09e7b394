import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

export type StaticFile = { readonly body: Buffer; readonly headers: Record<string, string> }
type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const isText = (type: string): boolean => /^(text|application)\/|svg/.test(type)

export function encodingFor(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses as a CDN does: as well as it can, because it is done once. */
export function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
  return encoding === 'gzip' ? toGzip(body, { level: 9 }) : Promise.resolve(body)
}

/** Reads files of one folder, compressed and with the headers a CDN would send; each is compressed once. */
export function staticFiles(folder: string, changeDocument: (html: string) => string = String): (path: string, accepted: string) => Promise<StaticFile | undefined> {
  const root = resolve(folder)
  const kept = new Map<string, Promise<StaticFile | undefined>>()

  async function load(file: string, encoding: Encoding): Promise<StaticFile | undefined> {
    const stored = await readFile(file).catch(() => undefined)
    if (!stored) return undefined
    const plain = file.endsWith('.html') ? Buffer.from(changeDocument(stored.toString())) : stored
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const used = isText(type) ? encoding : 'identity'
    const body = await encode(plain, used)
    return {
      body,
      headers: {
        'Content-Type': type,
        'Content-Length': String(body.length),
        // Names under assets/ carry a hash of their content; the document must be asked for each time.
        'Cache-Control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}-${used}"`,
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
        ...(used === 'identity' ? {} : { 'Content-Encoding': used }),
      },
    }
  }

  return (path, accepted) => {
    const file = resolve(root, path)
    if (!file.startsWith(root + sep)) return Promise.resolve(undefined)
    const encoding = encodingFor(accepted)
    const key = `${encoding} ${file}`
    let reading = kept.get(key)
    if (!reading) {
      reading = load(file, encoding)
      kept.set(key, reading)
      void reading.then((found) => found ?? kept.delete(key))
    }
    return reading
  }
}
