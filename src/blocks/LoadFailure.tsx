import { isRefusal } from '@/api/errors/apiError'
import { describeError } from '@/api/errors/describeError'
import { apiMessages } from '@/api/messages'
import { useMessages } from '@/lib/i18n'
import { useReportScreenState } from '@/lib/page/screenState'
import { uiMessages } from '@/ui/messages'
import { offlineArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { LazyExitButton } from './LazyExitButton'

/** In place of a page whose data could not be loaded: what happened, and a way to try again. A refusal may stay one, so it has a way out too. */
export function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useReportScreenState('error')
  const { retry } = useMessages(uiMessages)
  // What `describeError` reads has to be there.
  useMessages(apiMessages)
  return (
    <PageFrame>
      <StatePanel role="alert" heading="h1" art={offlineArt} title={describeError(error)} action={{ label: retry, onClick: onRetry }} />
      {isRefusal(error) && <LazyExitButton />}
    </PageFrame>
  )
}
