import { filesOf, type SuiteName } from '../../config/jest/testFiles'
import { clearDocument } from './clearDocument'

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
