import { readFileSync } from 'node:fs'

const html = readFileSync('src/document/index.html', 'utf8')

/** Scripts that the boot script adds run as soon as they are there, from the cache at once: they do not wait for the rest of the document. */
it.each(['<div id="root"', '<div id="shell"', 'id="page"'])('has %s before the script that starts the bundle', (needed) => {
  expect(html).toContain(needed)
  expect(html.indexOf(needed)).toBeLessThan(html.indexOf('/*boot*/'))
})

it('sends only the origin as the referrer, to this site too, also in browsers that know only the older policy', () => {
  expect([...html.matchAll(/<meta name="referrer" content="([^"]+)">/g)].map(([, policy]) => policy)).toEqual(['origin', 'strict-origin'])
})

it('asks translators to leave the page alone: a text that they wrap is one that the app cannot take away any more', () => {
  const { documentElement, head } = new DOMParser().parseFromString(html, 'text/html')
  expect(documentElement.getAttribute('translate')).toBe('no')
  expect(head.querySelector('meta[name=google]')?.getAttribute('content')).toBe('notranslate')
})
