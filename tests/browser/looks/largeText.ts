/** As for a user whose letters are twice as large. */
export const LARGE_TEXT = `document.documentElement.style.setProperty('font-size', '200%', 'important')`

export type BrokenLabel = { readonly text: string; readonly lines: number }

/**
 * The labels of buttons that take more lines than they must: a word of up to four letters takes one, a longer label no more than it would in two
 * fifths of the screen, and one more where it has a gap that a line may end at. It runs inside the page, so it stands on nothing outside itself.
 */
export function brokenLabels(): readonly BrokenLabel[] {
  const found: BrokenLabel[] = []
  for (const button of Array.from(document.querySelectorAll('button, [role=button]'))) {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = String(node.textContent).trim()
      const range = document.createRange()
      range.selectNodeContents(node)
      // A line's height apart: glyphs of two fonts on one line do not have the same box.
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1)
      const lines = boxes.filter(({ top }, index) => index === 0 || top - boxes[index - 1]!.top > boxes[index - 1]!.height / 2).length
      const width = boxes.reduce((sum, box) => sum + box.width, 0)
      const most = text.length <= 4 ? 1 : Math.ceil(width / (innerWidth * 0.4)) + (text.indexOf(' ') > 0 ? 1 : 0)
      if (lines > most) found.push({ text, lines })
    }
  }
  return found
}

/** Words of up to twelve letters, days and masked numbers that go on in the next line. It runs inside the page, so it stands on nothing outside itself. */
export function brokenWords(): readonly string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (!node.parentElement || node.parentElement.closest('script, style, noscript, svg, textarea, [hidden], [aria-hidden=true]')) continue
    for (const { 0: word, index } of text.matchAll(/(?<![a-z’])[a-z’]{2,12}(?![a-z’])|(?:\d{4}-)?\d\d-\d\d|\d{3}\*{4}\d{4}/gi)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1)
      if (boxes.some(({ top, height }) => top - boxes[0]!.top > height / 2)) found.push(`broken: ${word} in "${text.trim().slice(0, 60)}"`)
    }
  }
  return found
}
