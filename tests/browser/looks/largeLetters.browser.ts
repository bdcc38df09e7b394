// About 45 s.
import { deepEqual } from 'node:assert/strict'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import { leave, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { openFrame, type Frame } from '../workbench/previewFrame.ts'
import { withTool } from '../workbench/previewSteps.ts'
import { cutTexts } from './cutTexts.ts'
import { brokenWords, LARGE_TEXT } from './largeText.ts'
import { distinctPages, inTool, statesOf } from './pageStates.ts'

/** Words are longest in English, and lines shortest on the narrowest phone. */
inBrowser('current', 'every text of a page can be read whole, and no word is broken, on a phone of 320 px with letters twice as large, in English', async (page) => {
  await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  const found: string[] = []
  const look = async (frame: Frame, name: string): Promise<void> => {
    await frame.settle()
    for (const find of [cutTexts, brokenWords]) {
      for (const fault of await frame.evaluate<readonly string[]>(`(${find.toString()})()`)) found.push(`${name}: ${fault}`)
    }
  }
  await withTool(async (tool) => {
    const frame = await openFrame(page, tool, { width: 320, height: 640, language: 'en' })
    await frame.evaluate(`${LARGE_TEXT}; true`)
    for (const path of distinctPages) {
      await frame.show(`${inTool(path)}&lang=en`)
      await look(frame, path)
      if (!isWhole) continue
      for (const state of (await statesOf(frame)).slice(1)) {
        await frame.show(`${inTool(path, state)}&lang=en`)
        await look(frame, inTool(path, state))
      }
    }
  })
  deepEqual(found, [])
}, { timeoutMs: sweepTimeout(distinctPages.length) })
leave(`every state but the first of ${distinctPages.length} pages with letters twice as large`)
