import { copyText } from '@/lib/clipboard'
import { simulatorMessages } from '../messages'

/** One line at the top of the panel that says what has just happened. */
export type Say = (text: string) => void

/** What a tab has of the panel around it. */
export type Surroundings = { readonly say: Say }

export async function copyAndSay(text: string, say: Say): Promise<void> {
  const texts = simulatorMessages.read()
  say((await copyText(text)) ? texts.copied : texts.notCopied)
}

/** Work that may fail for reasons a tester can read. */
export async function saying(say: Say, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    say(simulatorMessages.read().failed(error instanceof Error ? error.message : String(error)))
  }
}
