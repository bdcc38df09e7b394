const style = document.createElement('style')

beforeEach(() => document.head.append(style))
afterEach(() => style.remove())

function draw(css: string, html: string): CSSStyleDeclaration {
  style.textContent = css
  document.body.innerHTML = html
  return getComputedStyle(document.querySelector('i')!)
}

it.each<[css: string, html: string, display: string]>([
  ['', '<i></i>', ''],
  ['', '<i hidden></i>', 'none'],
  ['i { display: none }', '<i></i>', 'none'],
  ['.a > i { display: none }', '<b><i></i></b>', ''],
  ['.a > i { display: none }', '<b class="a"><i></i></b>', 'none'],
  ['i { display: none } i.b { display: flex }', '<i class="b"></i>', 'flex'],
  ['i { display: none } i { display: unset }', '<i></i>', ''],
  ['i { display: none }', '<i style="display: block"></i>', 'block'],
  ['@media screen { i { display: none } }', '<i></i>', 'none'],
  ['@media print { i { display: none } }', '<i></i>', ''],
])('with %p an element of %p has the display %p', (css, html, display) => {
  const drawn = draw(css, html)
  expect([drawn.display, drawn.getPropertyValue('display')]).toEqual([display, display])
})

it.each<[css: string, html: string, visibility: string, pointerEvents: string]>([
  ['', '<i></i>', 'visible', 'auto'],
  ['b { visibility: hidden; pointer-events: none }', '<b><u><i></i></u></b>', 'hidden', 'none'],
  ['b { visibility: hidden } i { visibility: visible }', '<b><i></i></b>', 'visible', 'auto'],
  ['b { visibility: hidden } i { visibility: unset }', '<b><i></i></b>', 'hidden', 'auto'],
])('with %p an element of %p takes %p and %p from around it', (css, html, visibility, pointerEvents) => {
  const drawn = draw(css, html)
  expect([drawn.visibility, drawn.pointerEvents, drawn.getPropertyValue('pointer-events')]).toEqual([visibility, pointerEvents, pointerEvents])
})

it('knows what has changed since it was last asked: the element, what is around it, and one rule in the place of another', () => {
  const element = () => getComputedStyle(document.querySelector('i')!)
  draw('.gone { display: none; visibility: hidden }', '<b><i></i></b>')
  expect([element().display, element().visibility]).toEqual(['', 'visible'])
  document.querySelector('b')!.className = 'gone'
  expect([element().display, element().visibility]).toEqual(['', 'hidden'])
  document.querySelector('i')!.className = 'gone'
  expect(element().display).toBe('none')
  style.sheet!.deleteRule(0)
  style.sheet!.insertRule('.gone { display: grid }', 0)
  expect([element().display, element().visibility]).toEqual(['grid', 'visible'])
  style.remove()
  expect(element().display).toBe('')
})

it('knows of what is left out while it is out of sight, which a look for faults asks of every element', () => {
  const skipped = (css: string) => draw(css, '<i></i>').getPropertyValue('content-visibility')
  expect(['', 'i { content-visibility: hidden }', 'b { content-visibility: hidden }'].map(skipped)).toEqual(['', 'hidden', ''])
})

it('leaves all else to jsdom', () => {
  const drawn = draw('i { color: red; margin-top: 3px }', '<i></i>')
  expect([drawn.color, drawn.getPropertyValue('margin-top'), drawn.marginTop]).toEqual(['rgb(255, 0, 0)', '3px', '3px'])
  expect(drawn).toMatchObject({ color: 'rgb(255, 0, 0)', display: '' })
  expect('opacity' in drawn).toBe(true)
  expect(() => getComputedStyle({} as Element)).toThrow(TypeError)
})
