import { useState } from 'react'
import type { Language } from '@/lib/i18n'
import type { ConfigFields } from '@/lib/pageConfig'
import { copyText } from '@/lib/device/clipboard'
import type { Question } from './bar/QuestionDialog'
import { fileNameOf, LARGEST_FILE, lostBy, parseFile, toFile } from './draft/configFile'
import type { Config } from './draft/configPath'
import { readFile } from './draft/readFile'
import { addressOf } from './draft/useAddress'
import { parsePath, placeIn } from './form/fieldLabel'
import type { FormProblem } from './form/check/formProblems'
import type { FrameView } from './frame/FrameToolbar'
import { workbenchMessages } from './messages'
import type { Say } from './useNotice'

type ConfigFileOptions = {
  readonly page: string
  /** What people call a page, by its id. */
  readonly nameOf: (page: string) => string
  readonly fields: ConfigFields
  readonly config: Config
  readonly problems: readonly FormProblem[]
  readonly language: Language
  readonly view: Pick<FrameView, 'fixture' | 'size'>
  readonly take: (config: Config) => void
  readonly undo: () => void
  readonly say: Say
}

export type ConfigFileActions = {
  readonly importFile: (file: File) => Promise<void>
  readonly exportFile: () => void
  readonly copyLink: () => Promise<void>
  /** What has to be answered before an import goes on. */
  readonly question: Question | null
  readonly closeQuestion: () => void
}

/** Names of fields that a sentence can hold. */
const MOST_NAMES = 8

/** How a configuration leaves the tool and comes into it. */
export function useConfigFile({ page, nameOf, fields, config, problems, language, view, take, undo, say }: ConfigFileOptions): ConfigFileActions {
  const messages = workbenchMessages.read()
  const { imports } = messages
  const [question, setQuestion] = useState<Question | null>(null)
  const list = (names: readonly string[]): string => messages.names(names.slice(0, MOST_NAMES), names.length > MOST_NAMES)
  const labels = (paths: readonly string[]): string => list(paths.map((path) => placeIn(language, fields, parsePath(path)) || path))

  async function importFile(file: File): Promise<void> {
    // The size first: reading a film that was taken for a configuration would stop the page.
    const text = file.size > LARGEST_FILE ? '' : await readFile(file, 'text').catch(() => null)
    if (text === null) return say(imports.unreadable, 'bad')
    const result = file.size > LARGEST_FILE ? { kind: 'tooLarge' as const } : parseFile(text, page, fields)
    if (result.kind === 'otherPage') return say(imports.otherPage(nameOf(result.page)), 'bad')
    if (result.kind === 'foreign') return say(imports.foreign(list(result.names)), 'bad')
    if (result.kind !== 'taken') return say(imports[result.kind], 'bad')
    const lost = lostBy(result.config, config)
    if (lost.length === 0) return takeOver(result.config, result.dropped)
    setQuestion({
      title: imports.question,
      text: imports.lost(labels(lost)) + imports.canUndo,
      choices: [
        { label: imports.merge, run: () => takeOver({ ...config, ...result.config }, result.dropped) },
        { label: imports.replace, run: () => takeOver(result.config, result.dropped) },
      ],
    })
  }

  function takeOver(next: Config, dropped: readonly string[]): void {
    const count = Object.keys(next).length
    const undoAction = { label: messages.undo, run: undo }
    take(next)
    if (dropped.length > 0) say(imports.dropped(count, list(dropped)), 'bad', undoAction)
    else say(imports.taken(count), 'good', undoAction)
  }

  function exportFile(): void {
    const address = URL.createObjectURL(new Blob([toFile({ page, config })], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = fileNameOf(page)
    link.click()
    // The download has its own hold on the data once it has begun.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    if (problems.length > 0) say(messages.exportedWithProblems(problems.length, labels(problems.map(({ path }) => path))), 'bad')
  }

  async function copyLink(): Promise<void> {
    const { hash, isWhole } = addressOf({ page, ...view, config })
    if (!isWhole) return say(messages.linkTooLong, 'bad')
    const isCopied = await copyText(new URL(hash, window.location.href).href)
    if (!isCopied) return say(messages.linkNotCopied, 'bad')
    if (problems.length > 0) return say(messages.linkCopiedWithProblems(problems.length, labels(problems.map(({ path }) => path))), 'bad')
    say(messages.linkCopied, 'good')
  }

  return { importFile, exportFile, copyLink, question, closeQuestion: () => setQuestion(null) }
}
