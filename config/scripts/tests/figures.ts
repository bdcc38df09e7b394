import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export type Figures = Readonly<Record<string, number>>

/** What a step has gone through, for the record of a release (releaseRecord.ts): so many pages, cells of the fault matrix, addresses. Those of one name are added up. */
export function noteFigure(name: string, value: number): void {
  if (process.env.FIGURES_FILE) appendFileSync(process.env.FIGURES_FILE, `${name}\t${value}\n`)
}

export function readFigures(file: string): Figures {
  const figures: Record<string, number> = {}
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []) {
    const [name = '', value] = line.split('\t')
    figures[name] = (figures[name] ?? 0) + Number(value)
  }
  return figures
}
