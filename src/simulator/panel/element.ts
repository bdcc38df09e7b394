type Child = Node | string | null | undefined | false
type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>

/** An element with its attributes (`true` for one without a value), its listeners (`onclick`) and its children. */
export function element<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  Object.keys(attributes).forEach((key) => {
    const value = attributes[key]
    if (typeof value === 'function') made.addEventListener(key.slice(2), value)
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value)
  })
  fill(made, children)
  return made
}

/** Puts these children in the place of the ones that are there. */
export function fill(parent: Element, children: readonly Child[]): void {
  while (parent.firstChild) parent.removeChild(parent.firstChild)
  children.forEach((child) => {
    if (child) parent.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  })
}
