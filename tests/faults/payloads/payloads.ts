import { readFileSync } from 'node:fs'

const read = (name: string): string => readFileSync(`tests/faults/payloads/${name}`, 'utf8')

/** One a line; `\n`, `\t`, `\r` and `\uXXXX` stand for the characters. */
const lines = (name: string): readonly string[] =>
  read(name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/\\(?:u([0-9a-f]{4})|([ntr]))/gi, (_, code: string | undefined, letter: string | undefined) => (code ? String.fromCharCode(parseInt(code, 16)) : { n: '\n', t: '\t', r: '\r' }[letter ?? ''] ?? '')))

const naughty = (JSON.parse(readFileSync('node_modules/big-list-of-naughty-strings/blns.json', 'utf8')) as readonly string[]).filter((text) => text !== '')
const isCode = (text: string): boolean => /<\w|javascript|alert|onerror|onload|&#|\\x3c/i.test(text)

export const payloads = {
  /** Text that would run if it were taken for markup. */
  markup: [...lines('markup.txt'), ...naughty.filter(isCode)],
  /** Text that breaks what it is put into, without running: other scripts, odd blanks, numbers, paths, queries. */
  odd: naughty.filter((text) => !isCode(text)),
  /** Addresses that must not be followed, nor shown as pictures. */
  links: lines('links.txt'),
  /** What a browser's storage gives back. */
  state: JSON.parse(read('state.json')) as readonly string[],
} as const
