// Polyfills by usage match by name alone: any `.map()` asks for iterator helpers, any `description` for symbols. What stands here is
// left out of the legacy bundle, because what Chrome 49 and iOS 10 have is good enough for this product.

/** Names are core-js modules. The legacy bundle runs in Chromium 64 in tests/browser. */
export const unneededPolyfills = [
  // Helpers on iterators, sets, maps and typed arrays: written as array methods in our code and in our packages.
  /^es\.iterator\./,
  /^es\.set\./,
  /^es\.(weak-)?map\.get-or-insert/,
  /^es\.(typed-array|array-buffer|data-view)\./,
  // Present; replaced only for subclassing by species, iterator closing or a rare bug that we do not meet.
  /^es\.(map|set|weak-map|weak-set)(\.constructor)?$/,
  /^es\.array\.(concat|copy-within|fill|filter|find|find-index|from|index-of|join|last-index-of|map|of|push|reduce|reduce-right|reverse|slice|some|every|for-each|splice|unshift|species)$/,
  /^es\.array\.unscopables\./,
  /^es\.promise(\.(constructor|all|catch|race|reject|resolve))?$/,
  /^es\.regexp\./,
  /^es\.string\.(match|replace|search|split|trim|includes|starts-with|ends-with|iterator|link|anchor|big|bold|from-code-point|repeat)$/,
  /^es\.symbol\./,
  /^es\.reflect\./,
  /^es\.json\./,
  /^es\.(error|aggregate-error)\.cause$/,
  /^es\.(object|function|date|number|math)\.(to-string|name|has-instance|to-fixed|to-precision|constructor|assign|keys|get-own-property-names|get-prototype-of|get-own-property-descriptor|freeze|seal|prevent-extensions|is-frozen|is-sealed|is-extensible|create|define-property|define-properties)$/,
  // Not browser features, or present since Chrome 32 and iOS 7 (legacyBrowser.ts adds what URL lacks).
  /^web\.(immediate|set-immediate|clear-immediate|timers|set-timeout|set-interval)$/,
  /^web\.dom-exception\./,
  /^web\.url(\.|$)/,
  /^web\.url-search-params\.(delete|has|size)$/,
  /^esnext\./,
]
