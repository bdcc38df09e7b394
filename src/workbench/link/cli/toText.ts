import type { ChatCard } from '../shareCards'
import type { Line, Section, Tone } from '../sections'

/** Terminal colours by tone; none where the output goes into a file. */
const COLOURS: Readonly<Record<Tone, string>> = { plain: '', good: '\u001b[32m', warn: '\u001b[33m', bad: '\u001b[31m' }
const BOLD = '\u001b[1m'
const OFF = '\u001b[0m'

const painted = (text: string, colour: string, isColoured: boolean): string => (isColoured && colour ? colour + text + OFF : text)

/** The sections as lines of text, each with its mark, so that what is wrong is seen without colours too. */
export function toText(sections: readonly Section[], isColoured: boolean): string {
  return sections.map(({ name, lines }) => [painted(name, BOLD, isColoured), ...lines.map((line) => lineText(line, isColoured))].join('\n')).join('\n\n')
}

const MARKS: Readonly<Record<Tone, string>> = { plain: ' ', good: '✓', warn: '!', bad: '✗' }

function lineText({ label, text, tone }: Line, isColoured: boolean): string {
  return `  ${painted(MARKS[tone], COLOURS[tone], isColoured)} ${[label, text].filter(Boolean).join(label.length > 40 ? '\n      → ' : ': ')}`
}

/** A card in two or three lines. */
export function cardText({ title, desc, imgUrl }: ChatCard, name: string): string {
  return [`  ${name}: ${title}`, desc && `      ${desc}`, imgUrl && `      ${imgUrl}`].filter(Boolean).join('\n')
}
