import { rulesOf } from './usedRules.ts'
import { wordedClasses } from './wordedClasses.ts'

/** What is about a finger or a pointer, or about the way from one look to another: it is not missed in the moment before the app is there. */
const LATER = /^(?:--[\w-]+|cursor|transition|touch-action|caret-color|-webkit-tap-highlight-color|(?:-webkit-)?user-select):/
/** What holds once something is done to a page, or to a field of another kind than the one that a document has. */
const STATES = /:(?:active|hover|checked|disabled|focus-visible|-webkit-(?:autofill|outer-spin-button|inner-spin-button))/
const ATTRIBUTE = /\[([\w-]+)/g
/** What scripts say of the page as a whole. */
const SAID: ReadonlySet<string | undefined> = new Set(['data-app', 'data-uninvited'])
/** Words for screen readers alone (`visuallyHidden`): where nothing scrolls they need no measures. */
const HIDDEN = /width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip:rect\(0 0 0 0\);clip-path:inset\(50%\);border:0;white-space:nowrap/
/** A mark that waits for its state to be seen. */
const isUnseen = (selector: string, declarations: readonly string[]): boolean => /::(?:before|after)$/.test(selector) && declarations.includes('opacity:0') && !declarations.some((text) => text.startsWith('animation'))

const shortValue = (text: string): string =>
  text
    .replace(/(^|[^\d#\w.])0(?=\.\d)/g, '$1')
    .replace(/rgba\(255,255,255,0\)/g, '#fff0')
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi, '#$1$2$3')

/** What every browser can read of them: it takes the place of what was said before of the same. */
const PLAIN = /^(?:(padding|margin):[\d. a-z]+|(color|background-color):#(?:[\da-f]{3}|[\da-f]{6}))$/i

const nameOfPlain = (text: string): string | undefined => {
  const [, room, colour] = PLAIN.exec(text) ?? []
  return room ?? colour
}

const SIDE = /^((padding|margin)-(?:top|right|bottom|left)):(.+)$/
/** What was said of all four sides, once more of one of them. */
function isSaid(text: string, earlier: readonly string[]): boolean {
  const [, side, all, room] = SIDE.exec(text) ?? []
  return earlier.findLast((other) => other.startsWith(`${side}:`) || other.startsWith(`${all}:`)) === `${all}:${room}`
}

/** `top` written twice for two generations of browsers is two declarations; the very same one twice is one. */
function declarationsOf(body: string): string[] {
  const all = [...new Set(body.split(/;(?![^(]*\))/))].filter((text) => text !== '' && !LATER.test(text)).map(shortValue)
  return all
    .filter((text, index) => !isSaid(text, all.slice(0, index)))
    .filter((text, index) => !all.slice(index + 1).some((later) => nameOfPlain(later) === text.split(':')[0]))
}

const PARENT = /\.([\w-]+) ?>/g
/** Classes of elements with something in them: what is said of children concerns no others. */
const parentsIn = (markup: string): ReadonlySet<string | undefined> => new Set([...markup.matchAll(/ class="([^"]*)"[^>]*>(?!<\/)/g)].flatMap(([, names = '']) => names.split(' ')))

const TWINS = /\.([\w-]+) ?[+~] ?\.\1(?![\w-])/
/** Classes of one element alone: what is said of one beside another of its kind concerns none. */
function singlesIn(markup: string): ReadonlySet<string | undefined> {
  const all = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return new Set(all.filter((name) => all.indexOf(name) === all.lastIndexOf(name)))
}

const CLASS = /\.([\w-]+)$/

const shortSelector = (selector: string): string => selector.replace(/ ?([>+~]) ?/g, '$1').replace(/^\*(?=:)|::(?=(?:before|after)\b)/g, (text) => (text === '*' ? '' : ':'))

/** The rules of a first paint without what only a page in use has, and written short. */
export function smallCss(css: string, markup: string): string {
  const parents = parentsIn(markup)
  const singles = singlesIn(markup)
  const canHold = (selector: string): boolean => !STATES.test(selector) && !singles.has(TWINS.exec(selector)?.[1]) && [...selector.matchAll(PARENT)].every(([, name]) => parents.has(name)) && [...selector.matchAll(ATTRIBUTE)].every(([, name]) => SAID.has(name) || markup.includes(` ${name}`))
  const worded = wordedClasses(markup)
  const isWordless = (selector: string): boolean => {
    const [, className] = CLASS.exec(selector) ?? []
    return className !== undefined && !worded.has(className)
  }
  const smallRule = (head: string, body: string): string => {
    const declarations = declarationsOf(body.replace(HIDDEN, 'opacity:0'))
    const selectors = head.split(',').filter((selector) => canHold(selector) && !isUnseen(selector, declarations))
    // A grey place has the size of its letters, and none of them.
    const needed = selectors.every(isWordless) ? declarations.filter((text) => !text.startsWith('font-family:')) : declarations
    return selectors.length > 0 && needed.length > 0 ? `${selectors.map(shortSelector).join(',')}{${needed.join(';')}}` : ''
  }
  const small = (text: string): string => {
    let last = ''
    return rulesOf(text).reduce((written, { head, body }) => {
      const isAtRule = head.startsWith('@')
      const rule = isAtRule ? small(body) : smallRule(head, body)
      if (rule === '') return written
      // What holds under one condition stands under it once.
      const isSame = /^@(?:media|supports|container)/.test(head) && head === last
      last = head
      if (!isAtRule) return written + rule
      return isSame ? `${written.slice(0, -1)}${rule}}` : `${written}${head}{${rule}}`
    }, '')
  }
  return small(css)
}
