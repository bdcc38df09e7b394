import { site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { serveTool, type Tool } from './toolPage.ts'

export const READY = `ofType('preview/ready').length > 0`

export async function withTool(steps: (tool: Tool) => Promise<void>, headers?: Readonly<Record<string, string>>): Promise<void> {
  const tool = await serveTool(headers)
  try {
    await steps(tool)
  } finally {
    tool.close()
  }
}

/** The preview of a page in the tool's frame; the tool is of another origin than the page. */
export async function frame(page: Page, { port }: Tool, path: string, { host = 'localhost', follows = false } = {}): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`http://${host}:${port}/?follows=${follows ? 1 : 0}#${encodeURIComponent(site + path)}`)
}

export const said = <T>(page: Page, type: string): Promise<readonly T[]> => page.evaluate<readonly T[]>(`ofType(${JSON.stringify(type)})`)
export const say = (page: Page, message: object): Promise<unknown> => page.evaluate(`say(${JSON.stringify(message)})`)

/** Asks the document inside the tool's frame, which the tool itself cannot look into. */
export async function inFrame<T>(page: Page, expression: string): Promise<T | undefined> {
  const { frameTree } = (await page.send('Page.getFrameTree')) as { frameTree: { childFrames?: readonly { frame: { id: string } }[] } }
  const frameId = frameTree.childFrames?.[0]?.frame.id
  if (!frameId) return undefined
  const { executionContextId: contextId } = (await page.send('Page.createIsolatedWorld', { frameId })) as { executionContextId: number }
  const { result } = (await page.send('Runtime.evaluate', { expression, contextId, returnByValue: true })) as { result: { value?: T } }
  return result.value
}
