const CUT = '…'

/** Breaks a text into lines that fit; the last one says with an ellipsis that there was more. Latin words stay whole where they can. */
export function wrapText(text: string, maxLines: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '') {
    if (fits(rest)) return [...lines, rest]
    if (lines.length === maxLines - 1) return [...lines, rest.slice(0, fitting(rest, (part) => fits(part + CUT))).trim() + CUT]
    const end = breakBefore(rest, fitting(rest, fits))
    lines.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return lines
}

/** The length of what fits; one character at least, or nothing would ever end. An emoji is one, though its length is two. */
function fitting(text: string, fits: (part: string) => boolean): number {
  let end = 0
  for (const character of Array.from(text)) {
    if (end > 0 && !fits(text.slice(0, end + character.length))) break
    end += character.length
  }
  return end
}

/** The last comma, full stop and such of a Chinese text. */
const CLAUSE_END = /[\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f][^\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]*$/

/** A line may end this much before its room does, where a clause ends there. */
const EARLY = 0.4

/** What no line begins with. */
const CLOSING = /[,.;:!?)\u2019\u201d\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]/

function breakBefore(text: string, most: number): number {
  const characters = Array.from(text.slice(0, most))
  let end = most
  while (characters.length > 1 && CLOSING.test(text.charAt(end))) end -= characters.pop()?.length ?? 0
  const clause = text.slice(0, end).search(CLAUSE_END) + 1
  if (clause >= end * EARLY) return clause
  const isInWord = /[\w'-]/.test(text.charAt(end - 1)) && /[\w'-]/.test(text.charAt(end))
  const start = isInWord ? text.slice(0, end).search(/[\w'-]+$/) : end
  return start > 0 ? start : end
}
