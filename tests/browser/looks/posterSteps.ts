import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Page } from '../driver/page.ts'
import { readPoster } from './readPoster.ts'

/** What is read from the file that a long press saves: the very bytes, opened as a picture of their own. */
export async function readSaved(page: Page, picture: string): Promise<string> {
  const file = await page.evaluate<string>(`${picture}.src`)
  const album = await page.openTab()
  await album.goto(file)
  return (await readPoster(album, 'document.images[0]')).link
}

/** How wide it stands on the narrowest phone. */
export async function widthAt320(page: Page, picture: string): Promise<number> {
  await page.send('Emulation.setDeviceMetricsOverride', { width: 320, height: 640, deviceScaleFactor: 1, mobile: true })
  return Math.round(await page.evaluate<number>(`${picture}.getBoundingClientRect().width`))
}

/** A poster leads a friend's camera to the link: as it is shown, as small as it is shown on the narrowest phone, and from the file that a long press saves. */
export async function expectPoster(page: Page, picture: string, link: string): Promise<void> {
  const { width, height, link: read } = await readPoster(page, picture)
  deepEqual({ width, height }, { width: 750, height: 1120 })
  equal(read, link)
  const shown = await widthAt320(page, picture)
  ok(shown > 200 && shown <= 320, `It is ${shown} px wide on a phone of 320 px.`)
  equal((await readPoster(page, picture, shown)).link, link)
  equal(await readSaved(page, picture), link)
}
