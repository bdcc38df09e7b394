import { useState, type ReactNode } from 'react'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { useMessages } from '@/lib/i18n'
import { useReportScreenState } from '@/lib/page/screenState'
import { ArtLocked } from '@/ui/art/ArtLocked'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { tokenGateMessages } from './messages'
import { useParentToken } from './useParentToken'

export type TokenGateProps = {
  /** The page's address without base path, which tells the parent the page that asks. */
  readonly name: string
  readonly children: ReactNode
}

/** For a page whose session comes from its parent page: a skeleton for 3 s at most, then the page or a retry button. */
export function TokenGate(props: TokenGateProps) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ name, children, onRetry }: TokenGateProps & { readonly onRetry: () => void }) {
  const gate = useParentToken(name)
  if (gate === 'open') return children
  return gate === 'waiting' ? <PageSkeleton /> : <MissingToken onRetry={onRetry} />
}

/** No way home: every page of such a campaign is behind the gate. */
function MissingToken({ onRetry }: { readonly onRetry: () => void }) {
  useReportScreenState('error')
  const texts = useMessages(tokenGateMessages)
  return (
    <PageFrame title={texts.title}>
      <StatePanel heading="h1" role="alert" art={<ArtLocked />} title={texts.title} text={texts.text} action={{ label: texts.retry, onClick: onRetry }} />
    </PageFrame>
  )
}
