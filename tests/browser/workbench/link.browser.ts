// About 10 s, and the building of the workbench where it is the first to ask for it.
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'
import { prefix, sourceId } from '../served.ts'
import { isBuilt, workbench } from './workbenchSteps.ts'

const link = `${workbench}link/`
const hashOf = (address: string): string => `#address=${encodeURIComponent(address)}`

inBrowser('current', 'the start page leads to the link workshop, which explains a link and makes the one for a phone nearby', async (page) => {
  await isBuilt()
  await page.goto(site)
  await page.waitUntil(`document.querySelector('a[href$="/workbench/link/"]')`)
  await page.goto(`${link}${hashOf(`${prefix}/login?sourceId=${sourceId}&promoterCode=P8K3QX`)}`)
  await page.seeText('是不是 promotorCode')
  await page.seeText('正常显示')
  match(await page.evaluate<string>('document.body.innerText'), new RegExp(`GET ${site.replace(/\/market.*/, '')}/external/v1/CandleBizService/getLoginPage\\?sourceId=${sourceId}`))
  await page.click('button', '查看这个链接')
  await page.seeText('首页')
  const made = await page.evaluate<string>(`document.querySelector('output').textContent`)
  // A machine without a network has only itself to name.
  match(made, /^http:\/\/[\d.]+:\d+\/|^http:\/\/localhost:\d+\//)
  const drawn = `document.querySelector('img[alt^="二维码"]').naturalWidth > 0 && Array.from(document.querySelectorAll('ul img')).some(function (image) { return /\\/pictures\\//.test(image.src) && image.naturalWidth > 0 })`
  await page.waitUntil(drawn)
  for (const width of [1280, 390, 320]) {
    await page.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: width < 1000 })
    ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth'), `at ${width} px it is wider than the screen`)
  }
  deepEqual(page.errors(), [])
})

inBrowser('current', 'what the workshop is told besides its scripts is addresses and pictures, and nothing else of this machine', async () => {
  const addresses = (await (await fetch(`${link}addresses`)).json()) as readonly string[]
  ok(addresses.every((address) => /^http:\/\/[\d.]+:\d+$/.test(address)))
  const statusOf = async (name: string): Promise<number> => (await fetch(link + name)).status
  equal(await statusOf(`pictures/${prefix}.jpg`), 200)
  equal(await statusOf('pictures/no-such-activity.jpg'), 200)
  for (const name of ['pictures/..%2f..%2fpackage.json', 'pictures/.jpg', 'package.json']) equal(await statusOf(name), 404, name)
  equal((await fetch(link.slice(0, -1), { redirect: 'manual' })).headers.get('location'), new URL(link).pathname)
})
