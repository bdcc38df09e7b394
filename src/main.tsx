import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { prepareApp } from '@/app/prepareApp'
import { reportError } from '@/app/reportError'

async function start(container: HTMLElement): Promise<void> {
  const app = await prepareApp()
  // Errors that a boundary caught are reported by that boundary.
  createRoot(container, { onUncaughtError: reportError, onCaughtError: () => undefined }).render(<App {...app} />)
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
