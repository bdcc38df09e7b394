// The wall's entry: a document and a bundle beside the workbench's (see config/scripts/server/workbench.ts).
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/url/query'
import { GlobalLook } from '../look/GlobalLook'
import { workbenchMessages } from '../messages'
import { loadWall } from './list/loadWall'
import { wallMessages } from './messages'
import { Wall } from './view/Wall'

const language = chooseLanguage(parseQuery(window.location.search))
setLanguage(language)

async function load() {
  await Promise.all([wallMessages.ready(), workbenchMessages.ready()])
  document.title = wallMessages.read().name
  return loadWall((_, error) => reportError(error))
}

const loading = load()
const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <I18nProvider locale={language === 'en' ? 'en-GB' : 'zh-CN'}>
      <GlobalLook />
      <Suspense fallback={<p role="status">{wallMessages.read().loading}</p>}>
        <Wall loading={loading} language={language} />
      </Suspense>
    </I18nProvider>,
  )
}
