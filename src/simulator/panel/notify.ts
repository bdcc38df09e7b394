import type { FetchLog } from '../fetchLog'
import { copyText } from '@/lib/device/clipboard'
import { simulatorMessages } from '../messages'

/** One line at the top of the panel that says what has just happened. */
export type Notify = (text: string) => void

/** What a tab has of the panel around it. */
export type Surroundings = {
  readonly notify: Notify
  readonly fetchLog: FetchLog
  /** The head of the panel is to say anew what is simulated. */
  readonly summarise: () => void
}

export async function copyAndNotify(text: string, notify: Notify): Promise<void> {
  const texts = simulatorMessages.read()
  notify((await copyText(text)) ? texts.copied : texts.notCopied)
}

/** Work that may fail for reasons a tester can read. */
export async function withNotice(notify: Notify, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify(simulatorMessages.read().failed(error instanceof Error ? error.message : String(error)))
  }
}
