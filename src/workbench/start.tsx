// The workbench's entry: a tool for the desk, with a document and a bundle of its own (see config/scripts/server/workbench.ts).
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { rootPages } from '@/app/routing/rootPages'
import { registry } from '@/campaigns/registry'
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/url/query'
import { FaultBoundary } from './fault/FaultBoundary'
import { GlobalLook } from './look/GlobalLook'
import { workbenchMessages } from './messages'
import { loadTexts } from './tree/loadTexts'
import { treeMessages } from './tree/messages'
import { loadTree, rootBranch } from './tree/pageTree'
import { WorkbenchStart, type LoadedTree } from './WorkbenchStart'

async function load(): Promise<LoadedTree> {
  const failed: string[] = []
  const tree = await loadTree(registry, loadTexts, (prefix, error) => {
    failed.push(prefix)
    reportError(error)
  })
  await treeMessages.ready()
  return { tree: [...tree, rootBranch(rootPages, treeMessages.read().others)], failed }
}

const language = chooseLanguage(parseQuery(window.location.search))
setLanguage(language)
void workbenchMessages.ready()?.then(() => {
  document.title = workbenchMessages.read().name
})
document.title = workbenchMessages.read().name

const loading = load()
const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <I18nProvider locale={language === 'en' ? 'en-GB' : 'zh-CN'}>
      <GlobalLook />
      <Suspense fallback={<p role="status">{workbenchMessages.read().loading}</p>}>
        <FaultBoundary>
          <WorkbenchStart loading={loading} language={language} />
        </FaultBoundary>
      </Suspense>
    </I18nProvider>,
  )
}
