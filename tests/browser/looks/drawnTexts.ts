import type { DrawnText } from './textContrast.ts'

/**
 * Every text that can be seen on the page, with its colour and the boxes of its glyphs. Left out is what cannot be used now (a disabled control is
 * exempt, WCAG 2.1, 1.4.3), what only screen readers get, and what lies under a dialog. It runs inside the page, so it stands on nothing outside
 * itself.
 */
export function drawnTexts(): readonly DrawnText[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  const found: DrawnText[] = []
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')

  const opacityOf = (element: Element): number => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  }
  /** The part of a box that no element around it cuts off; none of it for what is hidden but for screen readers. */
  const visible = (element: Element, box: Box): Box => {
    const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clip } = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      if (clip.indexOf('rect') === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
      if (overflowX !== 'visible') [part.left, part.right] = [Math.max(part.left, edge.left), Math.min(part.right, edge.right)]
      if (overflowY !== 'visible') [part.top, part.bottom] = [Math.max(part.top, edge.top), Math.min(part.bottom, edge.bottom)]
    }
    return part
  }
  const note = (element: Element, text: string, style: CSSStyleDeclaration, boxes: readonly Box[]): void => {
    if (element.closest('[aria-disabled=true], :disabled, option') || (dialog && !dialog.contains(element))) return
    if (style.visibility !== 'visible' || text.trim() === '') return
    const [red = 0, green = 0, blue = 0, own = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number)
    const alpha = own * opacityOf(element)
    const size = parseFloat(style.fontSize)
    const shown = boxes.map((box) => visible(element, box)).filter((box) => box.right - box.left > 2 && box.bottom - box.top > 4)
    if (alpha < 0.05 || shown.length === 0) return
    found.push({
      text: text.trim().slice(0, 40),
      red,
      green,
      blue,
      alpha,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      // Above and below its glyphs a line has room of its own.
      boxes: shown.map((box) => ({ x: box.left + scrollX, y: box.top + scrollY + (box.bottom - box.top) * 0.18, width: box.right - box.left, height: (box.bottom - box.top) * 0.64 })),
    })
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest('script, style, noscript, svg, textarea, [hidden]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    note(element, node.textContent ?? '', getComputedStyle(element), Array.from(range.getClientRects()))
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (/checkbox|radio|hidden|file|range/.test(field.type)) continue
    const style = getComputedStyle(field, field.value === '' ? '::placeholder' : null)
    note(field, field.value || field.placeholder, style, [field.getBoundingClientRect()])
  }
  return found
}

/** Takes the ink off every text and leaves its place. The content policy lets a script make rules, not style elements. */
export function withoutTexts(): void {
  const rules = '-webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important; animation: none !important; transition: none !important;'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`*, *::before, *::after { ${rules} } *::placeholder { ${rules} }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
