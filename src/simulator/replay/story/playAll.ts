import type { Recording } from '../../recording/format'
import { storyTeller, verdictOf, type Told } from './story'

type Playing = {
  /** Plays one to its end; rejects where it stands still. */
  readonly play: (recording: Recording, onProgress: (progress: Told) => void) => Promise<Pick<Told, 'differences'>>
  readonly say: (line: string) => void
  readonly isStrict?: boolean
}

/** Plays one recording after another and says how each goes. Answers the command's exit code: 1 where one ends otherwise or not at all. */
export async function playAll(recordings: readonly { readonly file: string; readonly recording: Recording }[], { play, say, isStrict }: Playing): Promise<0 | 1> {
  let worst: 0 | 1 = 0
  for (const { file, recording } of recordings) {
    say(file)
    const tell = storyTeller(recording)
    try {
      const { differences } = await play(recording, (progress) => tell(progress).forEach(say))
      const { exitCode, words } = verdictOf(differences, isStrict)
      say(`  ${words}`)
      if (exitCode > worst) worst = exitCode
    } catch (error) {
      say(`  ${error instanceof Error ? error.message : String(error)}`)
      worst = 1
    }
  }
  return worst
}
