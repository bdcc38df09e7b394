import { useEffect, useMemo, type ReactNode } from 'react'
import { PreviewBoundary, previewMessages, PreviewStyle, useOpenPreview, usePreview } from '@/features/preview'
import { HistoryContext } from '@/lib/history/historyContext'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { useReportScreenState } from '@/lib/page/screenState'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { CoveredScreen } from '@/ui/overlay/CoveredScreen'
import { requiredChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import type { AnyPage } from './definePage'
import { AnyPageSkeleton } from './PageSkeleton'
import { editableFields } from './share/editableFields'
import { hasFixtures, withFixtures, type PageWithFixtures } from './withFixtures'

type PreviewPageProps = {
  readonly page: AnyPage
  /** The page's address without base path, as the protocol names it. */
  readonly name: string
}

/** The same view as the live page's, on a configuration from outside: fixtures for data, no call, and actions that only say their names. */
export function PreviewPage({ page, name }: PreviewPageProps) {
  const isOpen = useOpenPreview(name)
  const shown = useFixtures(page)
  const { Skeleton = AnyPageSkeleton } = page
  const waiting = (
    <CoveredScreen>
      <Skeleton />
    </CoveredScreen>
  )
  // The history is that of the tool around it, which a picker in a preview has no business with.
  return <HistoryContext value={null}>{isOpen && shown ? <OpenPreview page={shown} name={name} /> : waiting}</HistoryContext>
}

/** The page with what it shows in each state; undefined until that has come. */
function useFixtures(page: AnyPage): PageWithFixtures | undefined {
  const chunk = useMemo(() => requiredChunk('fixtures', () => withFixtures(page)), [page])
  const { loaded } = useLazyChunk(chunk, !hasFixtures(page))
  return hasFixtures(page) ? page : loaded
}

function OpenPreview({ page, name }: { readonly page: PageWithFixtures; readonly name: string }) {
  useReportScreenState('ready')
  const texts = useMessages(previewMessages)
  const fields = useMemo(() => editableFields(page), [page])
  const { received, fixture, isBoxed, marks, screen, send } = usePreview({ name, fields, otherPage: texts.otherPage(name) })
  const { config, problems } = useMemo(() => parseConfig(fields, received?.config), [fields, received])
  const defaults = useMemo(() => parseConfig(page.config, undefined).config, [page])
  const actions = useMemo(() => Object.fromEntries(page.actionNames.map((action) => [action, () => send({ type: 'preview/action', name: action })])), [page, send])
  const data = fixtureOf(page, fixture)

  // A tool that has not the definition finds here which states the page can be shown in (`fixture` in its address).
  useEffect(() => {
    document.documentElement.dataset['fixtures'] = Object.keys(page.fixtures).join(' ')
  }, [page])

  const revision = received?.revision
  const tell = (path: string, message: string) => send({ type: 'preview/problem', path, message, ...(revision === undefined ? {} : { revision }) })
  useEffect(() => {
    if (problems.length > 0) send(...problems.map(({ path, reason }) => ({ type: 'preview/problem', path, message: texts.reason[reason], ...(revision === undefined ? {} : { revision }) }) as const))
  }, [problems, revision, send, texts])

  /** The view, or what is drawn in its place where it breaks. */
  const drawn = (view: ReactNode, instead: ReactNode) => (
    <PreviewBoundary resetKey={received} instead={instead} onBroken={() => tell('', texts.broken)}>
      {view}
    </PreviewBoundary>
  )
  const hopeless = (
    <PageFrame>
      <StatePanel heading="h1" role="alert" title={texts.hopeless} />
    </PageFrame>
  )
  const plain = drawn(<page.View config={defaults} data={page.fixtures.default} actions={actions} />, hopeless)
  return (
    <>
      <PreviewStyle $screen={screen} $boxes={isBoxed ? Object.keys(page.config) : noBoxes} $marks={marks} />
      {drawn(<page.View config={config} data={data} actions={actions} />, plain)}
    </>
  )
}

const noBoxes: readonly string[] = []

function fixtureOf({ fixtures }: PageWithFixtures, name: string): unknown {
  return Object.prototype.hasOwnProperty.call(fixtures, name) ? fixtures[name] : fixtures.default
}
