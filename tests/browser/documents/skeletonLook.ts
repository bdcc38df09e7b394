import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Tab } from '../driver/page.ts'

/** What stands in a place of its own before anything has come, and its rectangle. */
const PLACES = `(function () {
  var root = document.querySelector('#root [data-page]')
  var named = { head: 'header', headline: 'h1', main: 'main', tabs: '[role=tablist]', phone: 'input[type=tel]' }
  return Object.keys(named).reduce(function (places, name) {
    var element = root.querySelector(named[name])
    if (!element) return places
    var r = element.getBoundingClientRect()
    // How long a page becomes is not known before.
    places[name] = name === 'main' ? [r.left, r.top, r.width] : [r.left, r.top, r.width, r.height]
    return places
  }, {})
})()`

type Places = Readonly<Record<string, readonly number[]>>

/** Left out of the pictures: what data adds to a head and what reaches up into it (ticker, tabs and countdown above and below its words, the coins of an open activity, the day of an update), and what moves. */
export const HIDE = `(function () {
  var sheet = document.head.appendChild(document.createElement('style')).sheet
  sheet.insertRule('.left-out, .left-out * { visibility: hidden !important }', 0)
  sheet.insertRule('header *, header *::before, header *::after { animation: none !important; transition: none !important }', 0)
})()`

const leaveOut = (root: string): string => `(function () {
  var main = document.querySelector('${root} main')
  if (main) main.className += ' left-out'
  var head = document.querySelector('${root} header > [data-box=bgImage]')
  if (!head) return
  var words = head.querySelector('h1') && head.querySelector('h1').parentNode
  // The scene is last, unless it stands above the words; what fills the ground behind all lies over it.
  var above = words && words !== head && words.previousElementSibling
  var isSceneFirst = above && above.firstElementChild && above.firstElementChild.tagName === 'svg' && getComputedStyle(above).position === 'relative'
  ;[].slice.call(head.children).forEach(function (part, at, parts) {
    var isScene = isSceneFirst ? part === above : at === parts.length - 1
    if (part !== words && part !== head.querySelector('h1') && at > 0 && !isScene && part.tagName === 'DIV' && words !== head) part.className += ' left-out'
    if (words !== head && parts[at + 1] === (isSceneFirst ? above : words) && part.tagName === 'DIV') part.className += ' left-out'
  })
  ;[].slice.call(head.querySelectorAll('[data-box=updateTime]')).forEach(function (part) { part.setAttribute('class', part.getAttribute('class') + ' left-out') })
  var behind = head.children[0] && head.children[0] !== words ? [].slice.call(head.children[0].children, 1) : []
  if (head.children.length > 3) behind.forEach(function (part) { part.setAttribute('class', part.getAttribute('class') + ' left-out') })
})()`

export type Seen = { readonly places: Places; readonly picture: string }

/** One pixel each: a screen that becomes coarser under an open page leaves its letters where finer ones were. */
export const resize = (page: Page, width: number): Promise<unknown> => page.send('Emulation.setDeviceMetricsOverride', { width, height: 844, deviceScaleFactor: 1, mobile: true })

export async function look(page: Page, width: number): Promise<Seen> {
  await resize(page, width)
  await page.evaluate(leaveOut('#root'))
  await wait(120)
  const places = await page.evaluate<Places>(PLACES)
  return { places, picture: await pictureOf(page, places['head'] ?? []) }
}

async function pictureOf(page: Page, [x = 0, y = 0, width = 1, height = 1]: readonly number[]): Promise<string> {
  // The first card covers the lower edge.
  const { data } = (await page.send('Page.captureScreenshot', { clip: { x, y, width, height: Math.max(1, height - 56), scale: 1 } })) as { data: string }
  return data
}

/** The head alone, in the document's first paint (`#shell`) or in the app (`#root`). */
export async function lookAtHead(page: Page, root: '#shell' | '#root'): Promise<string> {
  await page.evaluate(leaveOut(root))
  const place = await page.evaluate<readonly number[]>(`(function () { var r = document.querySelector('${root} header').getBoundingClientRect(); return [r.left, r.top, r.width, r.height] })()`)
  return pictureOf(page, place)
}

/** How many pixels differ visibly, and where; '' without any. An edge that is smoothed otherwise, as on another layer of the screen, is no difference: its colour lies between those around. */
export const differing = (tab: Tab, one: string, other: string): Promise<string> =>
  tab.evaluate(`Promise.all(${JSON.stringify([one, other])}.map(function (data) {
    return new Promise(function (done) {
      var image = new Image()
      image.onload = function () {
        var canvas = document.createElement('canvas')
        canvas.width = image.width
        canvas.height = image.height
        var context = canvas.getContext('2d')
        context.drawImage(image, 0, 0)
        done(context.getImageData(0, 0, image.width, image.height))
      }
      image.src = 'data:image/png;base64,' + data
    })
  })).then(function (both) {
    if (both[0].width !== both[1].width || both[0].height !== both[1].height) return 'all'
    function isAmong(one, other, at, part) {
      var from = 255
      var to = 0
      for (var row = -1; row < 2; row += 1) for (var column = -1; column < 2; column += 1) {
        var value = other.data[at + (row * other.width + column) * 4 + part]
        if (value === undefined) continue
        from = Math.min(from, value)
        to = Math.max(to, value)
      }
      return one.data[at + part] > from - 9 && one.data[at + part] < to + 9
    }
    var count = 0
    var area = [1e4, 1e4, 0, 0]
    for (var at = 0; at < both[0].data.length; at += 4) {
      for (var part = 0; part < 3; part += 1) if (Math.abs(both[0].data[at + part] - both[1].data[at + part]) > 8 && !(isAmong(both[0], both[1], at, part) && isAmong(both[1], both[0], at, part))) {
        count += 1
        var x = (at / 4) % both[0].width
        var y = Math.floor(at / 4 / both[0].width)
        area = [Math.min(area[0], x), Math.min(area[1], y), Math.max(area[2], x), Math.max(area[3], y)]
        break
      }
    }
    return count === 0 ? '' : count + ' px within ' + area.join(' ')
  })`)
