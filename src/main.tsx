import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { pageEnvironment } from '@/app/pageEnvironment'
import { prepareApp } from '@/app/prepareApp'
import { startReportingLater } from '@/app/reporting/startReportingLater'
import { report } from '@/lib/reporting/report'

async function start(container: HTMLElement): Promise<void> {
  const environment = pageEnvironment()
  // First of all, so that a start that fails is reported too.
  startReportingLater(environment)
  const app = await prepareApp({ environment })
  // Errors that a boundary caught are reported by that boundary.
  createRoot(container, { onUncaughtError: (error) => report(error, 'screen'), onCaughtError: () => undefined }).render(<App {...app} />)
}

const container = document.getElementById('root')
if (container) {
  // For the document, which waits for it (`document/bundle.ts`).
  container.setAttribute('data-begun', '')
  start(container).catch((error: unknown) => {
    // As an error event it reaches the document, which then says that the page cannot be shown.
    setTimeout(() => {
      throw error
    })
  })
}
