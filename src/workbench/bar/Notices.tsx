import { useMessages } from '@/lib/i18n'
import { workbenchMessages } from '../messages'
import type { Notice } from '../useNotice'
import { NoticeBar } from './NoticeBar'

type NoticesProps = {
  readonly notice: Notice | null
  readonly onDismiss: () => void
  readonly isContested: boolean
  readonly onSettle: (whose: 'mine' | 'theirs') => void
  /** What shows until something newer is said. */
  readonly standing: readonly (string | false)[]
}

/** What the tool has to say. Two drafts of one page come first, and stay until one is chosen: nothing is kept meanwhile. */
export function Notices({ notice, onDismiss, isContested, onSettle, standing }: NoticesProps) {
  const { contested, useTheirs, useMine } = useMessages(workbenchMessages)
  const complaint = standing.find(Boolean)
  if (isContested) {
    const actions = [
      { label: useTheirs, run: () => onSettle('theirs') },
      { label: useMine, run: () => onSettle('mine') },
    ]
    return <NoticeBar notice={{ text: contested, tone: 'bad', actions }} />
  }
  return <NoticeBar notice={notice ?? (complaint ? { text: complaint, tone: 'bad' } : null)} onDismiss={onDismiss} />
}
