import { useMemo } from 'react'
import { reportAction, usePreviewConfig } from '@/features/preview'
import { parseConfig } from '@/lib/pageConfig'
import { useScreenState } from '@/lib/screenState'
import type { AnyPage } from './definePage'

/** The same view as the live page's, on a configuration from outside: fixtures for data, no call, and actions that only say their names. */
export function PreviewPage({ page }: { readonly page: AnyPage }) {
  useScreenState('ready')
  const rawConfig = usePreviewConfig()
  const { config } = useMemo(() => parseConfig(page.config, rawConfig), [page, rawConfig])
  const actions = useMemo(() => Object.fromEntries(page.actionNames.map((name) => [name, () => reportAction(name)])), [page])
  return <page.View config={config} data={page.fixtures.default} actions={actions} />
}
