/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteFigure, readFigures } from './figures'
import { mergeRecord, type StepRecord } from './releaseRecord'
import { onlySteps, type Plan } from './steps'

const found = (commit: string, passed: number): StepRecord => ({ commit, day: '2026-11-25', minutes: 1, passed, failed: 0, figures: {} })

it('keeps what was found of a step that was not run, with the commit that it was found of', () => {
  expect(mergeRecord({ 'test:unit': found('a', 1), 'lint': found('a', 1) }, { 'test:unit': found('b', 2) })).toEqual({ 'lint': found('a', 1), 'test:unit': found('b', 2) })
})

it('adds up the figures of one name, which several processes note', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mph5-figures-')), 'figures.txt')
  expect(readFigures(file)).toEqual({})
  writeFileSync(file, '')
  const before = process.env.FIGURES_FILE
  process.env.FIGURES_FILE = file
  try {
    noteFigure('cells', 300)
    noteFigure('pages', 17)
    noteFigure('cells', 5)
  } finally {
    if (before === undefined) delete process.env.FIGURES_FILE
    else process.env.FIGURES_FILE = before
  }
  expect(readFigures(file)).toEqual({ cells: 305, pages: 17 })
})

it('chooses the steps with a word in their names, arguments and all', () => {
  const plan: Plan = { inTurn: [{ beside: [{ script: 'lint' }] }, { script: 'test:unit' }, { script: 'test:campaigns', args: ['--whole'] }] }
  expect(onlySteps(plan, ['campaigns --whole', 'lint'])).toEqual({ inTurn: [{ beside: [{ script: 'lint' }] }, { inTurn: [] }, { script: 'test:campaigns', args: ['--whole'] }] })
})
