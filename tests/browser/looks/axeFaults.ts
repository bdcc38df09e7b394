import axe from 'axe-core'

type Shown = { readonly evaluate: <T>(expression: string) => Promise<T> }

/** Contrast is measured, since axe knows no pictures; a preview is a part of its tool's page. */
const OPTIONS = { preload: false, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, 'region': { enabled: false } } }

/** A page that differs from a clean one in its words and pictures alone is clean. It runs inside the page, so it stands on nothing outside itself. */
function isKnown(): boolean {
  const shape = document.body.innerHTML
    .replace(/>[^<]*\S[^<]*</g, '>words<')
    .replace(/ (alt|aria-label|data-[\w-]+|href|placeholder|src|title|value)="[^"]+"/g, ' $1="words"')
    .replace(/"[^"]*_r_\w+_[^"]*"/g, '"id"')
  const world = window as unknown as { shapes?: Set<string> }
  world.shapes ??= new Set()
  const known = world.shapes.has(shape)
  world.shapes.add(shape)
  return known
}

/** Before `axeFaults` can be asked of a page or a frame. */
export const loadAxe = async (shown: Shown): Promise<void> => {
  await shown.evaluate(`${axe.source}; true`)
}

/** What axe finds wrong with what is shown. */
export const axeFaults = (shown: Shown): Promise<readonly string[]> =>
  shown.evaluate<readonly string[]>(
    `(${isKnown.toString()})() ? [] : axe.run(document.body, ${JSON.stringify(OPTIONS)}).then(function (r) { return r.violations.map(function (v) { return v.id + ': ' + v.nodes.map(function (n) { return n.html }).join(' ') }) })`,
  )
