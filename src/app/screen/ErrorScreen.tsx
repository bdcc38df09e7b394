import { LazyExitButton } from '@/blocks/LazyExitButton'
import { useMessages } from '@/lib/i18n'
import { isChunkError } from '@/lib/lazy/lazyChunk'
import { useReportScreenState } from '@/lib/page/screenState'
import { offlineArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { appMessages } from './messages'

/** In place of a screen that broke or could not be loaded. */
export function ErrorScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useReportScreenState('error')
  const texts = useMessages(appMessages)
  const { title, text } = isChunkError(error) ? texts.missingChunk : texts.brokenScreen
  return (
    <PageFrame>
      <StatePanel role="alert" heading="h1" art={offlineArt} title={title} text={text} action={{ label: texts.retry, onClick: onRetry }} />
      {!isChunkError(error) && <LazyExitButton />}
    </PageFrame>
  )
}
