// What is asked of a computed style is nearly always whether an element is hidden, or takes the pointer: by every look for a role, at the element
// and at all around it. jsdom collects every property of every matching rule for it, and works out eleven colours. Here these four are looked up
// among the rules that set them; anything else is jsdom's own answer, made when it is asked for.
const { fromJsdom, matches } = require('./styleMatching.cjs')

const { CSSStyleSheet, parse } = fromJsdom('rrweb-cssom')
const { implForWrapper } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js')
const defaultSheet = parse(fromJsdom('jsdom/lib/jsdom/browser/default-stylesheet.js'))

/** As jsdom has them: what stands where nothing is declared; `inherited` from the element around. */
const PROPERTIES = { 'display': { initial: '' }, 'content-visibility': { initial: '' }, 'visibility': { initial: 'visible', inherited: true }, 'pointer-events': { initial: 'auto', inherited: true } }

// styled-components takes rules away and puts others in their place: their number alone does not tell.
const changes = new WeakMap()
let changesOfAll = 0
for (const name of ['insertRule', 'deleteRule']) {
  const real = CSSStyleSheet.prototype[name]
  CSSStyleSheet.prototype[name] = function change(...args) {
    changes.set(this, (changes.get(this) ?? 0) + 1)
    changesOfAll += 1
    return real.apply(this, args)
  }
}

const rulesOf = (sheet) => Array.from(sheet.cssRules).flatMap((rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? rule.cssRules : []) : rule)).filter(({ style }) => style)

const read = new WeakMap()

/** The rules of a sheet that say something of a property, the last first: it decides. jsdom knows neither weight nor `!important`. */
function declaring(sheet, property) {
  const change = changes.get(sheet) ?? 0
  const known = read.get(sheet)
  if (known?.change === change && known.rules === sheet.cssRules) return known[property]
  const rules = rulesOf(sheet).toReversed()
  const sorted = Object.fromEntries(Object.keys(PROPERTIES).map((name) => [name, rules.flatMap(({ selectorText, style }) => (style.getPropertyValue(name) ? [{ selectorText, value: style.getPropertyValue(name) }] : []))]))
  read.set(sheet, { ...sorted, change, rules: sheet.cssRules })
  return sorted[property]
}

function declared(element, property) {
  const own = element.style?.getPropertyValue(property)
  if (own) return own
  for (const sheet of [...element._ownerDocument.styleSheets._list.toReversed(), defaultSheet]) {
    const rule = declaring(sheet, property).find(({ selectorText }) => matches(element, selectorText))
    if (rule) return rule.value
  }
  return ''
}

const remembered = new WeakMap()

/** What is known until something changes: jsdom drops its own `_styleCache` then. */
function knownOf(document) {
  document._styleCache ??= new WeakMap()
  const known = remembered.get(document._styleCache)
  if (known?.changes === changesOfAll) return known.values
  const values = new WeakMap()
  remembered.set(document._styleCache, { changes: changesOfAll, values })
  return values
}

function resolve(element, property) {
  const known = knownOf(element._ownerDocument)
  const values = known.get(element) ?? {}
  known.set(element, values)
  values[property] ??= work(element, property)
  return values[property]
}

function work(element, property) {
  const { initial, inherited } = PROPERTIES[property]
  const value = declared(element, property)
  if (value !== '' && value !== 'unset') return value
  return inherited && element.parentElement ? resolve(element.parentElement, property) : initial
}

/** Puts it in the place of a window's `getComputedStyle`. */
exports.quickenComputedStyle = (window) => {
  const real = window.getComputedStyle
  window.getComputedStyle = (wrapper, pseudo) => {
    const element = implForWrapper(wrapper)
    if (pseudo || !element?._ownerDocument) return real.call(window, wrapper, pseudo)
    let whole
    const all = () => (whole ??= real.call(window, wrapper))
    const valueOf = (name) => (Object.hasOwn(PROPERTIES, name) ? resolve(element, name) : all().getPropertyValue(name))
    return new Proxy(
      {},
      {
        get(_, key) {
          if (key === 'display' || key === 'visibility') return valueOf(key)
          if (key === 'pointerEvents') return valueOf('pointer-events')
          if (key === 'getPropertyValue') return valueOf
          const value = all()[key]
          return typeof value === 'function' ? value.bind(all()) : value
        },
        has: (_, key) => key in all(),
        set: (_, key, value) => Reflect.set(all(), key, value),
        getPrototypeOf: () => Reflect.getPrototypeOf(all()),
      },
    )
  }
}
