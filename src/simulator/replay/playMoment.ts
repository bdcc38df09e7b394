import type { Moment } from './tape'

type Handed = Exclude<Moment, { readonly kind: 'navigation' }>

/** React notices a value only if it is set past the setter of its own. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
}

const bubbling = { bubbles: true, cancelable: true, composed: true } as const

const mouse = (element: Element, name: string, x: number, y: number): boolean =>
  element.dispatchEvent(new MouseEvent(name, { ...bubbling, view: window, button: 0, buttons: name === 'mouseup' || name === 'click' ? 0 : 1, clientX: x, clientY: y }))

const pointer = (element: Element, name: string, x: number, y: number): boolean =>
  element.dispatchEvent('PointerEvent' in window ? new PointerEvent(name, { ...bubbling, pointerId: 1, isPrimary: true, pointerType: 'touch', button: 0, buttons: name === 'pointerup' ? 0 : 1, clientX: x, clientY: y }) : new MouseEvent(name, { ...bubbling, clientX: x, clientY: y }))

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

function press(element: HTMLElement): void {
  const [x, y] = middleOf(element)
  pointer(element, 'pointerdown', x, y)
  if (mouse(element, 'mousedown', x, y)) element.focus({ preventScroll: true })
  pointer(element, 'pointerup', x, y)
  mouse(element, 'mouseup', x, y)
  element.click()
}

function type(element: HTMLElement, value: string): void {
  if (!isField(element)) throw new Error('This is no field.')
  element.focus({ preventScroll: true })
  // Who types the same over what is there has typed all the same.
  for (const text of element.value === value ? [value.slice(0, -1), value] : [value]) {
    setValue(element, text)
    element.dispatchEvent(new Event('input', bubbling))
  }
  // A picker of the system (a date) tells what was chosen in one event of its own.
  element.dispatchEvent(new Event('change', bubbling))
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function choose(element: HTMLElement, label: string): void {
  const options = element instanceof HTMLSelectElement ? Array.prototype.slice.call(element.options) as HTMLOptionElement[] : []
  const option = options.find(({ label: text, textContent }) => text === label || textContent === label)
  if (!(element instanceof HTMLSelectElement) || !option) throw new Error(`There is no option ${label}.`)
  setValue(element, option.value)
  element.dispatchEvent(new Event('input', bubbling))
  element.dispatchEvent(new Event('change', bubbling))
}

function pressKey(element: HTMLElement, key: string): void {
  const goesOn = element.dispatchEvent(new KeyboardEvent('keydown', { ...bubbling, key }))
  const form = isField(element) ? element.form : null
  // What a browser does by itself with a key whose event was not prevented.
  if (goesOn && key === 'Enter' && form) form.requestSubmit()
  else if (goesOn && (key === 'Enter' || key === ' ') && !isField(element) && element !== document.body) element.click()
  element.dispatchEvent(new KeyboardEvent('keyup', { ...bubbling, key }))
}

function drag(element: HTMLElement, by: { readonly x: number; readonly y: number }): void {
  const [x, y] = middleOf(element)
  const along = [0.25, 0.5, 0.75, 1].map((share): readonly [number, number] => [x + by.x * share, y + by.y * share])
  const [endX, endY] = [x + by.x, y + by.y]
  pointer(element, 'pointerdown', x, y)
  mouse(element, 'mousedown', x, y)
  along.forEach(([atX, atY]) => {
    pointer(element, 'pointermove', atX, atY)
    mouse(element, 'mousemove', atX, atY)
  })
  pointer(element, 'pointerup', endX, endY)
  mouse(element, 'mouseup', endX, endY)
}

/** Does with a control what the person did. Throws where it is none that this can be done with. */
export function playMoment(moment: Handed, element: HTMLElement): void {
  if (moment.kind !== 'key' && moment.kind !== 'scroll') element.scrollIntoView?.({ block: 'nearest' })
  switch (moment.kind) {
    case 'press':
      return press(element)
    case 'type':
      return type(element, moment.value)
    case 'choose':
      return choose(element, moment.option)
    case 'key':
      return pressKey(element, moment.key)
    case 'drag':
      return drag(element, moment.by)
    case 'scroll':
      if (element === document.documentElement) window.scrollTo(0, moment.top)
      else element.scrollTop = moment.top
  }
}
