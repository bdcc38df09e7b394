import type { EnglishPaint } from './pageData'

/** `NodeFilter.SHOW_TEXT`, in fewer bytes: this is in every document. */
const TEXTS = 4

/** Puts the English texts of the first paint in the place of the Chinese ones, before it is seen. */
export function translatePaint(shell: Element, { title, texts, attributes }: EnglishPaint): void {
  document.title = title
  const walker = document.createTreeWalker(shell, TEXTS, null)
  for (let index = 0; walker.nextNode(); index += 1) if (texts[index]) walker.currentNode.nodeValue = texts[index] as string
  if (attributes)
    attributes.forEach((attribute) => {
      const target = shell.querySelectorAll('*')[attribute[0]]
      if (target) target.setAttribute(attribute[1], attribute[2])
    })
}
