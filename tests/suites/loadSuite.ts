import { cleanup } from '@testing-library/react'
import { setLanguage } from '@/lib/i18n'
import { filesOf, type SuiteName } from '../../config/jest/testFiles'

declare global {
  /** `describe` for a body that takes its time: config/jest/withDescribeFile.cjs. */
  var describeFile: (name: string, load: () => Promise<unknown>) => Promise<void>
}

/** Reads the test files of a suite into one environment, each into a block of its name, and takes away what each leaves in the document. */
export async function loadSuite(name: SuiteName, part?: number, of?: number): Promise<void> {
  for (const file of filesOf(name, part, of)) {
    await globalThis.describeFile(file, async () => {
      try {
        await import(`../../${file}`)
      } catch (error) {
        it('can be read', () => {
          throw error
        })
      }
      afterAll(clearDocument)
    })
  }
}

/** What one test leaves behind is of no concern to the files after it: the language, a page that was left, what is drawn or stored. */
function clearDocument(): void {
  if (typeof document === 'undefined') return
  setLanguage('zh-CN')
  window.dispatchEvent(new Event('pageshow'))
  cleanup()
  document.body.innerHTML = ''
  sessionStorage.clear()
  localStorage.clear()
}
