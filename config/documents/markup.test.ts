import { compact, squeezeCss, type Painted } from './markup'

/** What a browser makes of it. */
function shown({ markup, css }: Painted): HTMLElement {
  document.head.innerHTML = `<style>${css}</style>`
  document.body.innerHTML = markup
  return document.body
}
afterEach(() => {
  document.head.innerHTML = ''
})

it.each([
  ['a  {\n  color: red;\n  margin: 0 auto;\n}', 'a{color:red;margin:0 auto}'],
  ['a { color: red; } /* a note */ b > i { top: 0 }', 'a{color:red}b > i{top:0}'],
  ['.a{color:red}data-styled.g1[id="x"]{content:"a,"}', '.a{color:red}'],
  ['@media (min-width: 20rem) { a { top: calc(1rem + 2px); } }', '@media (min-width:20rem){a{top:calc(1rem + 2px)}}'],
])('%j is written as %j', (css, squeezed) => {
  expect(squeezeCss(css)).toBe(squeezed)
})

it('makes rules of what stands on elements, which a content policy forbids', () => {
  const painted = compact({ markup: '<p style="color:red">a</p><b class="x" style="color:red">b</b><i style="width:calc(1px + &quot;&quot;)">c</i>', css: '.x{color:blue}' })
  expect(painted.markup).not.toContain('style=')
  const [p, b] = shown(painted).children
  // What stands on an element wins over its rules.
  expect([p, b].map((element) => getComputedStyle(element!).color)).toEqual(['rgb(255, 0, 0)', 'rgb(255, 0, 0)'])
  expect(p!.className).toBe(b!.className.split(' ').at(-1))
})

it('leaves no long name, and each element under its own rules', () => {
  const painted = compact({ markup: '<div class="sc-kpDqfm gWpzQv"><p class="sc-note cOxxxx">a</p></div>', css: '.gWpzQv{color:red}.gWpzQv .cOxxxx{color:blue}.gWpzQv.sc-kpDqfm{margin:1px}' })
  expect(JSON.stringify(painted)).not.toMatch(/sc-|gWpzQv|cOxxxx/)
  const [div] = shown(painted).children
  expect(getComputedStyle(div!)).toMatchObject({ color: 'rgb(255, 0, 0)', marginTop: '1px' })
  expect(getComputedStyle(div!.firstElementChild!).color).toBe('rgb(0, 0, 255)')
})

it('leaves what only names an attribute of its own as it is: identifiers that a picture points to, fields', () => {
  const markup = '<svg><lineargradient id="s1"></lineargradient><path fill="url(#s1)"/></svg><p data-box="title">x</p>'
  expect(compact({ markup, css: '' }).markup).toBe(markup)
})

it('keeps a drawing’s elements apart that need no end tag', () => {
  const body = shown(compact({ markup: '<svg><g><path d="M0 0"></path><circle r="1"></circle></g><rect></rect></svg>', css: '' }))
  expect([...body.querySelectorAll('svg > *, g > *')].map(({ tagName }) => tagName)).toEqual(['g', 'path', 'circle', 'rect'])
})

it('gives motions short names that rules still find', () => {
  const { css } = compact({ markup: '<p class="a"></p><b class="b"></b>', css: '@keyframes fadeInSlowly{0%{opacity:0}}@keyframes fade{0%{top:0}}.a{animation:fadeInSlowly 1s}.b{animation:fade 1s}' })
  const names = [...css.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  expect([...css.matchAll(/animation:(\w+)/g)].map(([, name]) => name)).toEqual(names)
  expect(css).not.toContain('fade')
})

it('leaves out what only two versions of iOS know', () => {
  expect(compact({ markup: '<p class="a"></p>', css: '.a{padding-top:constant(safe-area-inset-top);padding-top:env(safe-area-inset-top);top:0}' }).css).toMatch(/^\.\w+\{padding-top:env\(safe-area-inset-top\);top:0\}$/)
})
