import DOMPurify, { type Config } from 'dompurify'
import { isSafeImage, isSafeLink } from '@/lib/safeUrl'

/** What a rule is written with. Neither style, class, id nor anything that acts: a rule looks as the page does, and names nothing in it. */
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code',
    'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'a', 'img', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Lets the apps' own schemes through, which the library does not know; below each address is held against the rules for all configured ones.
  ALLOWED_URI_REGEXP: /^(?!(?:javascript|vbscript|data|blob|file):)/i,
}

const STYLE_ELEMENT = /<style[\s/>][^]*?(?:<\/style[^>]*>?|$)/gi
/** Where a tag begins or ends, where a value does, and the name of a style attribute. */
const MARK = /<[a-z]|[>"']|[\s/]style(?=[\s=/>])/gi

/**
 * The same text without styles, which would be left away in any case: a parser holds them against the page's content policy, and would report
 * every rule that an ordinary editor wrote. No safety rests on it.
 */
export function withoutStyles(html: string): string {
  let isInTag = false
  let quote = ''
  return html.replace(STYLE_ELEMENT, '').replace(MARK, (mark) => {
    if (mark === '"' || mark === "'") {
      if (isInTag) quote = quote === '' ? mark : quote === mark ? '' : quote
    } else if (quote === '') {
      if (mark.charAt(0) === '<') isInTag = true
      else if (mark === '>') isInTag = false
      else if (isInTag) return `${mark.charAt(0)}data-${mark.slice(1)}`
    }
    return mark
  })
}

/**
 * Text from outside as nodes that may be shown. Its nodes and not its text, because text would be parsed a second time, and could then
 * mean something else. Undefined where the engine cannot sanitise: the library would give back what it was given.
 */
export function sanitise(html: string): DocumentFragment | undefined {
  if (!DOMPurify.isSupported) return undefined
  const fragment = DOMPurify.sanitize(withoutStyles(html), { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
  for (const anchor of Array.from(fragment.querySelectorAll('a'))) settleLink(anchor)
  for (const picture of Array.from(fragment.querySelectorAll('img'))) settlePicture(picture)
  return fragment
}

/** Opens beside the page, which it can neither see nor lead away. */
function settleLink(anchor: HTMLAnchorElement): void {
  if (isSafeLink(anchor.getAttribute('href') ?? '')) {
    anchor.setAttribute('target', '_blank')
    anchor.setAttribute('rel', 'noopener noreferrer')
  } else {
    anchor.removeAttribute('href')
  }
}

function settlePicture(picture: HTMLImageElement): void {
  if (!isSafeImage(picture.getAttribute('src') ?? '')) picture.parentNode?.removeChild(picture)
  else if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}
