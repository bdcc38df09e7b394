// jsdom asks its selector engine about every rule of every sheet for each element whose style is wanted. That is most of what it costs to
// look for a role or for what is visible, and nearly all rules are of a class or tag that the element does not have. Those are told
// apart here by a look at its tag and classes; the engine is asked about the rest.
const { createRequire } = require('node:module')

const fromJsdom = createRequire(createRequire(require.resolve('jest-fixed-jsdom')).resolve('jest-environment-jsdom'))
const selectors = fromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow: askEngine } = selectors

const BRACKETS = /\[[^\]]*\]|\([^()]*\)/g
const COMPOUND = /^([a-z][\w-]*|\*)?((?:\.[\w-]+)*)(?:::?[\w-]+)*$/i

/** The tag and the classes of one compound (`a.b:hover`); undefined where it says more than that. */
function readCompound(text) {
  const [, tag = '*', classes] = COMPOUND.exec(text) ?? []
  return classes === undefined ? undefined : { tag: tag.toLowerCase(), classes: classes.split('.').filter(Boolean) }
}

/** What an element must have for one alternative of a selector list, and what its parent must. */
function readAlternative(text) {
  const [, left, combinator, right] = /^(?:(.*?)\s*([\s>+~])\s*)?([^\s>+~]+)$/s.exec(text) ?? []
  const own = right === undefined ? undefined : readCompound(right)
  return own && { ...own, parent: combinator === '>' ? readCompound(left) : undefined }
}

function readSelector(selector) {
  const plain = selector.replace(BRACKETS, '').replace(BRACKETS, '')
  if (/["'\\()[\]]/.test(plain)) return undefined
  const needs = plain.split(',').map((text) => readAlternative(text.trim()))
  return needs.includes(undefined) ? undefined : needs
}

const known = new Map()

function needsOf(selector) {
  if (!known.has(selector)) known.set(selector, readSelector(selector))
  return known.get(selector)
}

const has = (element, { tag, classes }) => (tag === '*' || tag === element._localName) && classes.every((name) => element.classList.contains(name))
const meets = (element, need) => has(element, need) && (!need.parent || (element.parentElement !== null && has(element.parentElement, need.parent)))

function matches(element, selector) {
  const needs = needsOf(String(selector))
  return needs === undefined || needs.some((need) => meets(element, need)) ? askEngine(element, selector) : false
}

selectors.matchesDontThrow = matches

module.exports = { fromJsdom, matches }
