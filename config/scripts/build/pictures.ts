// `npm run pictures`: draws the pictures of links that are not there yet, or show another cover than the campaign has now, in the tests' browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openPage } from '../../../tests/browser/driver/page.ts'
import { stopShared } from '../../../tests/browser/driver/launch.ts'
import { linkPictureBytes } from '../../budgets.ts'
import '../../documents/pageModules.ts'
import { stateOf } from '../../documents/linkPictures.ts'
import { noteOf, withNote } from '../../documents/pictureNote.ts'
import { readOptions } from '../readOptions.ts'

const HELP = `npm run pictures

Draws the pictures that chat apps show beside links: src/campaigns/<prefix>/art/link.jpg, and the platform's own. Only those that are not there yet, or
show another cover than the campaign has now; so run it whenever a cover, its scene or its colours change, and commit what it wrote. It has no options.

Example: npm run pictures && git status`

readOptions(HELP, {})

const { drawnCovers, PICTURE_SIDE } = await import('../../documents/drawnCovers.ts')
const covers = (await drawnCovers()).filter(({ file, note }) => stateOf(file, (picture) => noteOf(picture) === note).isStale !== false)
if (covers.length === 0) console.log('Every link has the picture of its campaign as it is now.')

for (const { file, note, html } of covers) {
  const page = await openPage('current')
  await page.send('Emulation.setDeviceMetricsOverride', { width: PICTURE_SIDE, height: PICTURE_SIDE, deviceScaleFactor: 1, mobile: false })
  await page.goto(`data:text/html;charset=utf-8;base64,${Buffer.from(html).toString('base64')}`)
  await page.waitUntil(`document.readyState === 'complete' && document.querySelector('svg')`)
  const { data } = (await page.send('Page.captureScreenshot', { format: 'jpeg', quality: 82 })) as { data: string }
  const picture = withNote(Buffer.from(data, 'base64'), note)
  if (picture.length > linkPictureBytes) throw new Error(`${file} would have ${picture.length} of ${linkPictureBytes} bytes: its scene is too rich for so small a picture.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
  console.log(`${file}: ${picture.length} bytes`)
  await page.close()
}
await stopShared()
