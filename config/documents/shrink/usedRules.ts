const NAME = /[.#]?[A-Za-z_][\w-]*/g
/** What says nothing of an element's name: what stands in brackets, and after colons. */
const BESIDES = /\[[^\]]*\]|::?[\w-]+(\([^)]*\))?/g
const ALWAYS = new Set(['html', 'body'])

/** The rules of a text, at its outermost level: what stands before the braces, and in them. */
export function rulesOf(css: string): { readonly head: string; readonly body: string }[] {
  const rules: { head: string; body: string }[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (css[at] === '}') {
      depth -= 1
      if (depth === 0) {
        rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
        start = at + 1
      }
    }
  }
  return rules
}

/** The rules that this markup can need before the app shows a screen (`data-app`): of the base styles those for elements that it has. */
export function usedRules(css: string, markup: string): string {
  const tags = new Set([...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase()))
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').map((name) => `.${name}`)))
  const isUsed = (selector: string): boolean => !selector.startsWith('[data-app]') && (selector.replace(BESIDES, '').match(NAME) ?? []).every((name) => classes.has(name) || tags.has(name.toLowerCase()) || ALWAYS.has(name))
  const kept = (text: string): string =>
    rulesOf(text)
      .map(({ head, body }) => {
        if (/^@(media|supports)/.test(head)) {
          const inner = kept(body)
          return inner && `${head}{${inner}}`
        }
        // What a style query asks for is measured by the app's own styles.
        if (/^@(property|container not style)\b/.test(head)) return ''
        if (head.startsWith('@')) return `${head}{${body}}`
        const selectors = head.split(',').filter(isUsed)
        return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
      })
      .join('')
  const used = kept(css)
  return used.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name: string) => (used.split(name).length > 2 ? text : ''))
}
