/**
 * Texts that cannot be read whole: cut off at the edge of something that hides what is beyond it, or beside the screen. What ends in three dots, is
 * scrolled to, or is for screen readers alone is left out. It runs inside the page, so it stands on nothing outside itself.
 */
export function cutTexts(): readonly string[] {
  const found: string[] = []
  /** px: what a letter's own box may stand over. */
  const slack = 2
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')

  /** Why a text in these boxes is not seen whole; undefined where none of it would be seen. */
  const cutBy = (element: Element, boxes: readonly DOMRect[]): string | undefined => {
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    const top = Math.min(...boxes.map((box) => box.top))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.visibility !== 'visible' || Number(style.opacity) < 0.05 || style.clip.indexOf('rect') === 0) return undefined
      if (style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none') return undefined
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined
      const edge = at.getBoundingClientRect()
      const isHiddenX = style.overflowX !== 'visible' && (left < edge.left - slack || right > edge.right + slack)
      // A line's box is taller than its letters.
      const room = (boxes[0]?.height ?? 0) * 0.3
      const isHiddenY = style.overflowY !== 'visible' && (top < edge.top - room || bottom > edge.bottom + room)
      if (isHiddenX || isHiddenY) return bottom <= edge.top || top >= edge.bottom || right <= edge.left || left >= edge.right ? undefined : 'cut'
    }
    return left < -slack || right > document.documentElement.clientWidth + slack ? 'beside the screen' : undefined
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || element.closest('script, style, noscript, svg, textarea, [hidden], [aria-hidden=true]')) continue
    if (dialog && !dialog.contains(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length === 0) continue
    const why = cutBy(element, boxes)
    if (why) found.push(`${why}: ${text.trim().slice(0, 60)}`)
  }
  const over = document.documentElement.scrollWidth - innerWidth
  const wide = Array.from(document.body.querySelectorAll('*')).findLast((element) => element.getBoundingClientRect().right > innerWidth + slack)
  if (over > 0) found.push(`${over} px wider than the screen, by ${wide?.outerHTML.slice(0, 200) ?? 'nothing that is seen'}`)
  return found
}
