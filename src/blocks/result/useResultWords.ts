import { useMessages } from '@/lib/i18n'
import { resultMessages } from './messages'
import type { ResultLook, ResultTexts, RewardStatus } from './resultData'

type ResultWords = Pick<ResultTexts, 'title' | 'desc' | 'note'> & {
  /** Marketing's words are about a reward that was given; the friends' pages welcome, whatever was given. */
  readonly isPlain: boolean
}

/** The standard words of an outcome, as far as it is known. */
export function useResultWords(look: ResultLook, status: RewardStatus, texts: ResultTexts): ResultWords {
  const { open } = useMessages(resultMessages)
  return status === 'open' && look === 'gift' ? { isPlain: true, title: texts.plainTitle ?? open.title, ...(texts.open ?? { desc: open.desc, note: open.note }) } : { isPlain: false, title: texts.title, desc: texts.desc, note: texts.note }
}
