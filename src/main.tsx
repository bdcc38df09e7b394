import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { prepareApp } from '@/app/prepareApp'
import { startReportingLater } from '@/app/startReportingLater'
import { report } from '@/lib/report'

async function start(container: HTMLElement): Promise<void> {
  const app = await prepareApp()
  // Errors that a boundary caught are reported by that boundary.
  createRoot(container, { onUncaughtError: (error) => report(error, 'screen'), onCaughtError: () => undefined }).render(<App {...app} />)
  startReportingLater(app.environment)
}

const container = document.getElementById('root')
if (container) {
  start(container).catch((error: unknown) => {
    // As an error event it reaches the document, which then says that the page cannot be shown.
    setTimeout(() => {
      throw error
    })
  })
}
