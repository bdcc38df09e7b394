// The link workshop's entry: a document and a bundle beside the workbench's (see config/scripts/server/workbench.ts).
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/url/query'
import { GlobalLook } from '../look/GlobalLook'
import { loadCampaigns } from './loadCampaigns'
import { linkMessages } from './messages'
import { LinkWorkshop } from './view/LinkWorkshop'

const language = chooseLanguage(parseQuery(window.location.search))
setLanguage(language)

const loading = loadCampaigns((_, error) => reportError(error)).then((campaigns) => {
  document.title = linkMessages.read().name
  return campaigns
})

const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <>
      <GlobalLook />
      <Suspense fallback={<p role="status">{linkMessages.read().loading}</p>}>
        <LinkWorkshop loading={loading} language={language} />
      </Suspense>
    </>,
  )
}
