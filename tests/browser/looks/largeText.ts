/** As for somebody whose letters are twice as large. */
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
