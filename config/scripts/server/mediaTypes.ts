/** What is served, by its file extension; nginx and `npm run serve` send the same. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

export const isText = (type: string): boolean => /^(text|application)\/|svg/.test(type)

const takes = (encoding: string): string => `(?:^|[,\\s])${encoding}(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`

/** Says that a browser takes brotli, in an Accept-Encoding header; read by nginx (PCRE) and by Node. */
export const TAKES_BROTLI = takes('br')
/** The same of gzip, for Node: nginx knows it by itself. */
export const TAKES_GZIP = takes('gzip')
