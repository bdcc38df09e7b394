import { smallCss } from './shrink/smallCss.ts'
import { usedRules } from './shrink/usedRules.ts'

/** What a document says of its first paint: markup, and the rules that it needs, as one text. */
export type Painted = { readonly markup: string; readonly css: string }

const TAG = /<[a-z][^>]*>/gi
const CLASSES = / class="([^"]*)"/
const STYLE = / style="([^"]*)"/

/** styled-components' notes for its own use, comments, and blanks. */
export const squeezeCss = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/data-styled\.[^{]*\{[^}]*\}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()

const decoded = (attribute: string): string => attribute.replace(/&quot;/g, '"').replace(/&#x27;/g, "'").replace(/&amp;/g, '&')

/** `style="..."` is what a content policy forbids: each becomes a rule, the same one for the same declarations. */
function stylesToRules({ markup, css }: Painted): Painted {
  const names = new Map<string, string>()
  const changed = markup.replace(TAG, (tag) => {
    const style = STYLE.exec(tag)?.[1]
    if (style === undefined) return tag
    const declarations = decoded(style)
    const name = names.get(declarations) ?? `styled-${names.size}`
    names.set(declarations, name)
    const plain = tag.replace(STYLE, '')
    return CLASSES.test(plain) ? plain.replace(CLASSES, ` class="$1 ${name}"`) : plain.replace(/^<[\w-]+/, `$& class="${name}"`)
  })
  // Twice the class, since what stands on an element wins over its rules.
  return { markup: changed, css: css + [...names].map(([declarations, name]) => `.${name}.${name}{${declarations}}`).join('') }
}

/** Short names for the classes that a rule is about; the others go. */
function shortClasses({ markup, css }: Painted): Painted {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')))
  const names = new Map<string, string>()
  const shortOf = (name: string): string => {
    const short = names.get(name) ?? `_${names.size.toString(36)}`
    names.set(name, short)
    return short
  }
  const shortCss = css.replace(/\.([A-Za-z_][\w-]*)/g, (text, name: string) => (used.has(name) ? `.${shortOf(name)}` : text))
  const shortMarkup = markup.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes.split(' ').flatMap((name) => names.get(name) ?? [])
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
  return { markup: shortMarkup, css: shortCss }
}

/** Elements of a drawing that are empty need no end tag. */
const withoutEndTags = (markup: string): string => markup.replace(/><\/(?:path|circle|ellipse|rect|stop|line|polygon|polyline|use)>/g, '/>')

/** Only iOS 11.0 and 11.1 know the first name of the screen's safe areas; for a moment they can do without. */
const withoutFormerNames = (css: string): string => css.replace(/[\w-]+:[^;{}]*constant\([^;}]*;/g, '')

function shortKeyframes(css: string): string {
  const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name)
  return [...new Set(names)].reduce((text, name, at) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), `k${at}`), css)
}

/** As small as it can be without another look. */
export const compact = ({ markup, css }: Painted): Painted => {
  const small = shortClasses(stylesToRules({ markup: withoutEndTags(markup), css: withoutFormerNames(squeezeCss(css)) }))
  return { markup: small.markup, css: smallCss(shortKeyframes(usedRules(small.css, small.markup)), small.markup) }
}
