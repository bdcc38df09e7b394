import { useMessages } from '@/lib/i18n'
import type { Unkept } from '../draft/useKeptDraft'
import { workbenchMessages } from '../messages'
import type { Notice } from '../useNotice'
import { NoticeBar } from './NoticeBar'

type NoticesProps = {
  readonly notice: Notice | null
  readonly onDismiss: () => void
  readonly isContested: boolean
  readonly onSettle: (whose: 'mine' | 'theirs') => void
  readonly unkept: Unkept
  /** What people call a page, by its id. */
  readonly nameOf: (page: string) => string
  readonly hasPageFailed: boolean
}

/**
 * What the tool has to say. Two drafts of one page come first, and stay until one is chosen: nothing is kept meanwhile. What is wrong for as long
 * as it is so shows again after any other word, and cannot be closed.
 */
export function Notices({ notice, onDismiss, isContested, onSettle, unkept, nameOf, hasPageFailed }: NoticesProps) {
  const messages = useMessages(workbenchMessages)
  if (isContested) {
    const actions = [
      { label: messages.useTheirs, run: () => onSettle('theirs') },
      { label: messages.useMine, run: () => onSettle('mine') },
    ]
    return <NoticeBar notice={{ text: messages.contested, tone: 'bad', actions }} />
  }
  if (notice) return <NoticeBar notice={notice} onDismiss={onDismiss} />
  const pages = Object.keys(unkept)
  const namesOf = (why: Unkept[string]): string => messages.names(pages.filter((page) => unkept[page] === why).map(nameOf), false)
  const [full, contested] = [namesOf('notKept'), namesOf('changedElsewhere')]
  const complaints = [full && messages.notKept(full), contested && messages.contestedPages(contested), hasPageFailed && messages.pageFailed].filter(Boolean)
  return <NoticeBar notice={complaints.length === 0 ? null : { text: complaints.join(' '), tone: 'bad' }} />
}
