import type { ConfigFields } from '@/lib/pageConfig'
import { copyText } from '@/lib/clipboard'
import { fileNameOf, LARGEST_FILE, parseFile, toFile } from './draft/configFile'
import type { Config } from './draft/configPath'
import { readFile } from './draft/readFile'
import { addressOf } from './draft/useAddress'
import type { FrameView } from './frame/FrameToolbar'
import { workbenchMessages } from './messages'
import type { Notice } from './useNotice'

type ConfigFileOptions = {
  readonly page: string
  readonly fields: ConfigFields
  readonly config: Config
  readonly view: Pick<FrameView, 'fixture' | 'size'>
  readonly take: (config: Config) => void
  readonly say: (text: string, tone: Notice['tone']) => void
}

export type ConfigFileActions = { readonly importFile: (file: File) => Promise<void>; readonly exportFile: () => void; readonly copyLink: () => Promise<void> }

/** How a configuration leaves the tool and comes into it. */
export function useConfigFile({ page, fields, config, view, take, say }: ConfigFileOptions): ConfigFileActions {
  const messages = workbenchMessages.read()
  const { imports } = messages

  async function importFile(file: File): Promise<void> {
    // The size first: reading a film that was taken for a configuration would stop the page.
    const text = file.size > LARGEST_FILE ? '' : await readFile(file, 'text').catch(() => null)
    if (text === null) return say(imports.unreadable, 'bad')
    const result = file.size > LARGEST_FILE ? { kind: 'tooLarge' as const } : parseFile(text, page, fields)
    if (result.kind === 'otherPage') return say(imports.otherPage(result.page), 'bad')
    if (result.kind !== 'taken') return say(imports[result.kind], 'bad')
    take(result.config)
    say(result.dropped.length > 0 ? imports.dropped(result.dropped.join(', ')) : imports.taken, result.dropped.length > 0 ? 'bad' : 'good')
  }

  function exportFile(): void {
    const address = URL.createObjectURL(new Blob([toFile({ page, config })], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = fileNameOf(page)
    link.click()
    // The download has its own hold on the data once it has begun.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }

  async function copyLink(): Promise<void> {
    const { hash, isWhole } = addressOf({ page, ...view, config })
    if (!isWhole) return say(messages.linkTooLong, 'bad')
    const isCopied = await copyText(new URL(hash, window.location.href).href)
    say(isCopied ? messages.linkCopied : messages.linkNotCopied, isCopied ? 'good' : 'bad')
  }

  return { importFile, exportFile, copyLink }
}
