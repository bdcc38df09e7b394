const SVG = 'http://www.w3.org/2000/svg'

it.each([
  ['a property', (element: HTMLElement) => element.style.setProperty('color', 'red')],
  ['a text', (element: HTMLElement) => void (element.style.cssText = 'color: red;')],
  ['an attribute', (element: HTMLElement) => element.setAttribute('style', 'color: red;')],
])('a style that is first set by %s is the same in both, and goes with its attribute', (_, set) => {
  for (const element of [document.createElement('p'), document.createElementNS(SVG, 'g') as unknown as HTMLElement]) {
    expect(element.getAttribute('style')).toBeNull()
    set(element)
    expect([element.style.color, element.getAttribute('style')]).toEqual(['red', 'color: red;'])
    expect((element.cloneNode() as HTMLElement).style.color).toBe('red')
    expect(element.style).toBe(element.style)
    element.removeAttribute('style')
    expect(element.style.color).toBe('')
  }
})

it('has no style before it is asked for', () => {
  const made = document.createElement('p')
  const [implementation] = Object.getOwnPropertySymbols(made).map((symbol) => (made as unknown as Record<symbol, object>)[symbol]!)
  expect(Object.hasOwn(implementation!, '_style')).toBe(false)
  void made.style
  expect(Object.hasOwn(implementation!, '_style')).toBe(true)
})

it('finds what a selector names, as it is now', () => {
  document.body.innerHTML = '<ul><li class="a">1</li><li id="length">2</li></ul><p class="a b"></p>'
  const list = document.querySelector('ul')!
  const live = list.getElementsByTagName('li')
  const count = (selector: string): number => document.querySelectorAll(selector).length
  expect([count('li'), count('.a'), count('#length'), count('ul > li, p.b'), list.querySelectorAll('.a').length]).toEqual([2, 2, 1, 3, 1])
  list.append(document.createElement('li'))
  document.querySelector('.b')!.remove()
  expect([count('li'), count('.a'), list.querySelector('li:last-child')?.textContent]).toEqual([3, 1, ''])
  expect(live).toBeInstanceOf(HTMLCollection)
  expect([live.length, live.namedItem('length')?.textContent]).toEqual([3, '2'])
  expect(() => document.querySelector('li[')).toThrow(DOMException)
  expect(document.getElementsByClassName('a')).toBeInstanceOf(HTMLCollection)
})
