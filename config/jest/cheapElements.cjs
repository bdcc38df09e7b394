// What jsdom does for every element, and for every question about elements, though nearly nothing needs it: a twentieth of the time of a test
// that draws.
const { fromJsdom } = require('./styleMatching.cjs')

// Its parts need each other, in the order in which it reads them.
fromJsdom('jsdom')
const { wrapperForImpl } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js')
const prototypeOf = (name) => fromJsdom(`jsdom/lib/jsdom/living/nodes/${name}-impl.js`).implementation.prototype

/** A `style` is made when it is first asked for: few elements have one, and making it takes longer than the element. */
function makeStyleLate(prototype) {
  const make = prototype._initElementCSSInlineStyle
  prototype._initElementCSSInlineStyle = function init() {
    this._settingCssText = false
  }
  Object.defineProperty(prototype, '_style', {
    get() {
      const { _settingCssText } = this
      make.call(this)
      this._settingCssText = _settingCssText
      return this._style
    },
    set(value) {
      Object.defineProperty(this, '_style', { value })
    },
  })
}

let isEngineAsking = false

/** The selector engine copies each list of elements that it asks for: out of an array, since a live list looks for every number among the names of its elements first. */
function giveArrays(prototype) {
  for (const name of ['getElementsByTagName', 'getElementsByClassName']) {
    const find = prototype[name]
    prototype[name] = function elements(word) {
      const list = find.call(this, word)
      if (!isEngineAsking) return list
      list._update()
      return list._list.map(wrapperForImpl)
    }
  }
  for (const name of ['querySelector', 'querySelectorAll']) {
    const query = prototype[name]
    prototype[name] = function ask(selectors) {
      isEngineAsking = true
      try {
        return query.call(this, selectors)
      } finally {
        isEngineAsking = false
      }
    }
  }
}

for (const name of ['HTMLElement', 'SVGElement']) makeStyleLate(prototypeOf(name))
for (const name of ['Document', 'Element']) giveArrays(prototypeOf(name))
