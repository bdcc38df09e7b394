const CUT = '…'

type Fits = (line: string) => boolean

/** Breaks a text into lines that fit; the last one says with an ellipsis that there was more. Latin words stay whole where they can, and none is left alone on the last line. */
export function wrapText(text: string, maxLines: number, fits: Fits): readonly string[] {
  const words = text.replace(/\s+/g, ' ').trim()
  const lines = breakLines(words, maxLines, fits)
  const isCut = breakLines(words, Infinity, fits).length > maxLines
  return isCut || CHINESE.test(words) ? lines : balance(words, lines, fits)
}

const CHINESE = /[\u3000-\u9fff\uff00-\uffef]/

/** Lines of like length, and no more of them. Letters are counted, not measured: it is enough to tell a word from a line. */
function balance(words: string, lines: readonly string[], fits: Fits): readonly string[] {
  const longest = (parts: readonly string[]): number => Math.max(...parts.map(({ length }) => length))
  let balanced = lines
  // A word is not broken for it.
  for (let most = longest(lines) - 1; most >= longest(words.split(' ')); most -= 1) {
    const shorter = breakLines(words, Infinity, (line) => line.length <= most && fits(line))
    if (shorter.length > lines.length) break
    balanced = shorter
  }
  return balanced
}

function breakLines(text: string, maxLines: number, fits: Fits): readonly string[] {
  const lines: string[] = []
  let rest = text
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
function fitting(text: string, fits: Fits): number {
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
