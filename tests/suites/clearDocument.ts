import { jest } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { setLanguage } from '@/lib/i18n'
import { clearStored } from '../clearStored'

const { setTimeout: realSetTimeout } = globalThis

/** A store writes its parts one after the other, a timer each. */
const WRITES = 5

/** What one test leaves behind is of no concern to the files after it: the language, a page that was left, what is drawn or stored, or is about to be. */
export async function clearDocument(): Promise<void> {
  if (typeof document === 'undefined') return
  jest.restoreAllMocks()
  setLanguage('zh-CN')
  window.dispatchEvent(new Event('pageshow'))
  cleanup()
  document.body.innerHTML = ''
  for (let writes = 0; writes < WRITES; writes += 1) await new Promise((resolve) => realSetTimeout(resolve))
  clearStored()
}
