import DOMPurify, { type Config } from 'dompurify'
import { isSafeImage, isSafeLink } from '@/lib/url/safeUrl'
import { withoutStyles } from './withoutStyles'

/** What a rule is written with. Neither style, class, id nor anything that acts: a rule looks as the page does but for alignment and the colour of words, and names nothing in it. */
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code',
    'font', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'a', 'img', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'align', 'color'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Lets the apps' own schemes through, which the library does not know; below each address is held against the rules for all configured ones.
  ALLOWED_URI_REGEXP: /^(?!(?:javascript|vbscript|data|blob|file):)/i,
}

/**
 * Text from outside as nodes that may be shown. Its nodes and not its text, because text would be parsed a second time, and could then
 * mean something else. Undefined where the engine cannot sanitise: the library would give back what it was given.
 */
export function sanitise(html: string): DocumentFragment | undefined {
  if (!DOMPurify.isSupported) return undefined
  const fragment = DOMPurify.sanitize(withoutStyles(html), { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
  for (const heading of Array.from(fragment.querySelectorAll('h1'))) settleHeading(heading)
  for (const anchor of Array.from(fragment.querySelectorAll('a'))) settleLink(anchor)
  for (const picture of Array.from(fragment.querySelectorAll('img'))) settlePicture(picture)
  for (const element of Array.from(fragment.querySelectorAll('[align], [color]'))) settleLooks(element)
  return fragment
}

/** The page's own title stands above it: what a rule is divided by is below that. */
function settleHeading(heading: Element): void {
  const lower = document.createElement('h2')
  const align = heading.getAttribute('align')
  if (align !== null) lower.setAttribute('align', align)
  while (heading.firstChild) lower.appendChild(heading.firstChild)
  heading.parentNode?.replaceChild(lower, heading)
}

const ALIGNED = /^(?:h[1-6]|p|div|td|th)$/i

/** As attributes, because the page's policy forbids styles that are written as text. */
function settleLooks(element: Element): void {
  if (!ALIGNED.test(element.tagName) || !/^(?:left|center|right)$/.test(element.getAttribute('align') ?? '')) element.removeAttribute('align')
  if (element.tagName !== 'FONT' || !/^#[0-9a-f]{6}$/i.test(element.getAttribute('color') ?? '')) element.removeAttribute('color')
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
