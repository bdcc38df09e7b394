import { useDeferredValue, useEffect, useMemo } from 'react'
import { lazyChunk, LazyComponent } from '@/lib/lazy/lazyChunk'
import { parseConfig } from '@/lib/pageConfig'
import { useReportScreenState } from '@/lib/page/screenState'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import { LazyBackToTop } from '@/ui/layout/LazyBackToTop'
import { CoveredScreen } from '@/ui/overlay/CoveredScreen'
import type { AnyPage, LivePage as Live } from './definePage'
import { isRedirecting } from './isRedirecting'
import { LoadFailure } from './LoadFailure'
import { AnyPageSkeleton } from './PageSkeleton'
import { sharesByItself } from './share/sharesByItself'

const configuredShare = lazyChunk(() => import('./share/ConfiguredShare').then(({ ConfiguredShare }) => ConfiguredShare))

const carriesShareCard = (rawConfig: unknown): boolean => {
  const { cornerShare, customShareLink } = Object(rawConfig) as { readonly cornerShare?: unknown; readonly customShareLink?: unknown }
  return !!(cornerShare || customShareLink)
}

/** Mounts a page for people: skeleton while it loads, a way to try again when it failed, its view when all is there. */
export function LivePage({ page }: { readonly page: AnyPage }) {
  // oxlint-disable-next-line react/hooks -- a route mounts one page for its whole life
  const live = page.useLive()
  // A reply draws the whole page, which takes a slow phone a tenth of a second: deferred, React does it piece by piece and lets a touch through.
  const status = useDeferredValue(live.status)
  if (live.status === 'loading' || status === 'loading') return <Waiting page={page} />
  if (live.status === 'ready') return <ReadyPage page={page} live={live} />
  return isRedirecting(live.error) ? <Redirecting page={page} live={live} /> : <LoadFailure error={live.error} onRetry={live.retry} />
}

function Waiting({ page: { Skeleton = AnyPageSkeleton } }: { readonly page: AnyPage }) {
  return (
    <CoveredScreen>
      <Skeleton />
    </CoveredScreen>
  )
}

function ReadyPage({ page, live }: { readonly page: AnyPage; readonly live: Extract<Live<unknown, unknown>, { status: 'ready' }> }) {
  useReportScreenState('ready')
  const { config, problems } = useMemo(() => parseConfig(page.config, live.rawConfig), [page, live.rawConfig])
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    // oxlint-disable-next-line no-console -- the developer's own console
    for (const { path, reason } of problems) console.warn(`Page configuration, ${path}: ${reason}. The default stands in.`)
  }, [problems])
  return (
    <>
      <page.View config={config} data={live.data} actions={live.actions} />
      {carriesShareCard(live.rawConfig) && !sharesByItself(page) && <LazyComponent chunk={configuredShare} props={{ rawConfig: live.rawConfig }} />}
      <LazyBackToTop />
    </>
  )
}

const REDIRECT_TIMEOUT_MS = 5_000

/** Keeps the skeleton while another page is on its way, but not for ever: a skeleton is no last state. */
function Redirecting({ page, live }: { readonly page: AnyPage; readonly live: Extract<Live<unknown, unknown>, { status: 'failed' }> }) {
  return useHasTimedOut(REDIRECT_TIMEOUT_MS) ? <LoadFailure error={live.error} onRetry={live.retry} /> : <Waiting page={page} />
}
