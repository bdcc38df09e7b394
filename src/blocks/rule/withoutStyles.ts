/** HTML piece by piece, as the standard reads it (§13.2.5): comments and what is taken for one, the start of a tag or of its end, and text. */
const PIECE = /<!--(?:-?>|[^]*?(?:--!?>|$))|<\/>|<(?:[!?]|\/[^a-z])[^>]*>?|<(\/?)([a-z][^\s/>]*)|[^<]+|</iy
const ATTRIBUTE = /[\s/]*(([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>][^\s>]*)?)?)/y
const END_OF_TAG = /[\s/]*>/y

/** What lies in these is text, whatever it looks like. */
const RAW = /^(?:style|script|xmp|iframe|noembed|noframes|textarea|title)$/

/** What a parser itself holds against the page's policy. */
const HELD_AGAINST_US: ReadonlySet<string> = new Set(['style', 'base'])

/**
 * The same text without comments, styles and base addresses, which would be left away in any case: a parser holds them against the page's
 * content policy, and would report every rule that an ordinary editor wrote. No safety rests on it.
 */
export function withoutStyles(html: string): string {
  let kept = ''
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(html)
    if (found) at = pattern.lastIndex
    return found
  }
  for (let piece = take(PIECE); piece; piece = take(PIECE)) {
    const [text, slash = '', name] = piece
    if (name === undefined) {
      // One that begins no tag here must not begin one with what follows once a piece between them is gone.
      if (!/^<[!?/]/.test(text)) kept += text === '<' ? '&lt;' : text
      continue
    }
    let attributes = ''
    for (let attribute = take(ATTRIBUTE); attribute; attribute = take(ATTRIBUTE)) {
      const [, whole = '', its = ''] = attribute
      // One that begins with an equals sign would be the value of the one before it after a space alone.
      attributes += its.toLowerCase() === 'style' ? ' data-style=""' : `${whole.startsWith('=') ? ' /' : ' '}${whole}`
    }
    // A tag that the text ends in is none.
    if (!take(END_OF_TAG)) break
    const tag = name.toLowerCase()
    const isKept = !HELD_AGAINST_US.has(tag)
    if (isKept) kept += `<${slash}${name}${attributes}>`
    if (slash !== '' || !RAW.test(tag)) continue
    const start = at
    take(new RegExp(`[^]*?(?=</${tag}[\\s/>]|$)`, 'iy'))
    if (isKept) kept += html.slice(start, at)
  }
  return kept
}
