/** Whole degrees of a turn; angles run clockwise from the pointer at the top. */
const TURN = 360

/** The disc's own half, against which the sectors are drawn: its centre is 0 0. */
export const RADIUS = 100

/** How far the disc is turned, 0 to 360, with this sector's middle under the pointer. The first stands there from the start. */
export const angleOf = (index: number, count: number): number => (TURN - (index * TURN) / count) % TURN

/** The sector under the pointer of a disc that is turned so far. */
export const sectorAt = (angle: number, count: number): number => Math.round(((TURN - (angle % TURN)) % TURN) / (TURN / count)) % count

/** How far a disc still turns to come to rest at an angle, `least` degrees at the least and a turn more at the most. */
export const distanceTo = (angle: number, from: number, least: number): number => least + ((((angle - from - least) % TURN) + TURN) % TURN)

const pointAt = (degrees: number, radius: number): string => {
  const radians = (degrees * Math.PI) / 180
  const place = (share: number): number => Math.round(share * radius * 100) / 100 + 0
  return `${place(Math.sin(radians))} ${place(-Math.cos(radians))}`
}

/** The path of one of `count` sectors, from two on. */
export function sectorPath(index: number, count: number): string {
  const [half, middle] = [TURN / count / 2, (index * TURN) / count]
  return `M0 0L${pointAt(middle - half, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(middle + half, RADIUS)}z`
}

const lettersOf = (text: string): string[] => Array.from(text)

/** A letter of Chinese is as wide as two others. */
const widthOf = (text: string): number => lettersOf(text).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0xff ? 2 : 1), 0)

function cut(text: string, most: number): string {
  if (widthOf(text) <= most) return text
  const letters = lettersOf(text)
  while (letters.length > 1 && widthOf(letters.join('')) > most - 1) letters.pop()
  return `${letters.join('').trim()}…`
}

/** A label in two lines of `most` half letters at the most: words stay whole where they can, and what does not fit is cut. */
export function linesOf(label: string, most: number): readonly string[] {
  const text = label.trim()
  if (widthOf(text) <= most) return text === '' ? [] : [text]
  const pieces = text.match(/[!-\u00ff]+\s*|\s+|[\u0100-\uffff]/g) ?? [text]
  let first = ''
  while (pieces.length > 0 && widthOf((first + (pieces[0] ?? '')).trim()) <= most) first += pieces.shift() ?? ''
  // One letter alone looks lost.
  if (pieces.length === 1 && lettersOf(pieces[0] ?? '').length === 1 && lettersOf(first).length > 2) {
    pieces.unshift(lettersOf(first).pop() ?? '')
    first = lettersOf(first).slice(0, -1).join('')
  }
  // A first word that is too long for its line is broken.
  if (first === '') {
    const letters = lettersOf(text)
    return [letters.slice(0, most).join(''), cut(letters.slice(most).join(''), most)]
  }
  return [first.trim(), cut(pieces.join('').trim(), most)]
}
