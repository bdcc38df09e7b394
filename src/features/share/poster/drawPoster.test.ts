import { jest } from '@jest/globals'
import decodeQR from 'qr/decode.js'
import { drawPoster } from './drawPoster'
import { initialOf, POSTER_SIZE, sizeOf, type PosterLook, type PosterTexts } from './posterLook'
import { drawQr, qrModules, qrPicture } from './qr'
import { qrImage } from './qrImage'

const LINK = 'https://h5.ride-market.example/market-platform-h5/an-activity-whose-prefix-is-as-long-as-any/invitee-register?sourceId=EXAMPLE2026&promotorCode=P8K3QX&shareSourceId=EXAMPLE2026&channel=%E4%BD%A0'
const texts: PosterTexts = { brand: '出行福利', name: '138****8000', initial: '友', invites: '邀请你一起出行', title: '邀好友打车，一起赚现金', desc: '好友完成首单，现金直接到账', amount: '¥20', reward: '打车金', scan: '长按识别二维码' }
const look: PosterLook = { from: '#d93a10', to: '#b81b12', ink: '#ffffff', accent: '#ffc53d', primary: '#cb2813', soft: '#fff0e8', page: '#fff5ee', font: 'sans-serif', template: 'city', image: '', avatar: '' }

/** Keeps of all that is drawn the filled rectangles, as grey pixels: enough to read the code again. */
class Pixels {
  readonly data: Uint8Array
  fillStyle = '#000000'
  font = ''
  readonly width: number
  readonly height: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.data = new Uint8Array(width * height * 4).fill(255)
  }

  fillRect = (x: number, y: number, width: number, height: number): void => {
    const shade = this.fillStyle === '#000000' ? 0 : 255
    for (let line = y; line < y + height; line += 1) for (let column = x; column < x + width; column += 1) this.data.fill(shade, (line * this.width + column) * 4, (line * this.width + column) * 4 + 3)
  }
}

/** By the size that is written in. */
const characterWidth = (font: string): number => (Number(/(\d+)px/.exec(font)?.[1]) || 20) * 0.6

/** What was written on it, in that order. */
let written: string[] = []

beforeEach(() => {
  written = []
  Object.assign(globalThis, { Path2D: function Path() {} })
})

/** A canvas whose pencil notes nothing but rectangles. `toDataURL` gives what the phone's memory allows. */
function giveCanvas(toDataURL: (size: { width: number; height: number }) => string): () => Pixels | undefined {
  let pixels: Pixels | undefined
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const own = new Pixels(this.width, this.height)
    pixels = own
    const gradient = () => ({ addColorStop: () => undefined })
    const rest = { measureText: (text: string) => ({ width: text.length * characterWidth(own.font) }), createLinearGradient: gradient, createRadialGradient: gradient, fillText: (text: string) => written.push(text) }
    const handler = { get: (target: object, name: string) => (name in target ? (target as Record<string, unknown>)[name] : () => undefined) }
    return new Proxy(Object.assign(own, rest), handler) as never
  } as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return toDataURL(this)
  })
  return () => pixels
}

const full = () => `data:image/png;base64,${'A'.repeat(5_000)}`

it.each(['city', 'ticket', 'seat'] as const)('draws a code that leads back to the link, with the mark in its middle: %s', async (template) => {
  const pixels = giveCanvas(full)
  expect(await drawPoster(LINK, texts, { ...look, template })).toEqual({ kind: 'poster', src: full() })
  const { width, height, data } = pixels()!
  expect({ width, height }).toEqual(sizeOf(template))
  expect(decodeQR({ width, height, data })).toBe(LINK)
})

it.each(['city', 'ticket'] as const)('says who invites to what, and repeats the amount in figures: %s', async (template) => {
  giveCanvas(full)
  await drawPoster(LINK, texts, { ...look, template })
  for (const word of ['出行福利', '友', '138****8000', '¥20', '打车金']) expect(written).toContain(word)
})

it.each(['city', 'ticket', 'seat'] as const)('writes an amount whole however narrow its room: %s (design §0.0)', async (template) => {
  giveCanvas(full)
  for (const amount of ['¥18.88', '¥10000', '¥10000.50']) {
    await drawPoster(LINK, { ...texts, amount }, { ...look, template })
    expect(written).toContain(amount)
  }
})

it.each([
  ['🎉小红', '🎉'],
  ['小红', '小'],
  ['138****8000', '友'],
  ['7月的风', '7'],
  ['', ''],
])('stands for "%s" by one whole character: "%s"', async (name, initial) => {
  expect(initialOf(name, '友')).toBe(initial)
  giveCanvas(full)
  await drawPoster(LINK, { ...texts, name: `${name}${'🎉'.repeat(40)}`, initial }, look)
  expect(written.join(' ')).not.toMatch(/\p{Surrogate}/u)
})

it.each(['city', 'ticket'] as const)('says what it knows where nobody is named and nothing promised: %s', async (template) => {
  giveCanvas(full)
  await drawPoster(LINK, { ...texts, name: '', initial: '', amount: '' }, { ...look, template })
  expect(written.join('')).toContain('好友完成首单')
  expect(written).not.toContain('¥20')
  expect(written).not.toContain('邀请你一起出行')
})

it('says the same on its side, as it hangs behind a car seat', async () => {
  giveCanvas(full)
  await drawPoster(LINK, texts, { ...look, template: 'seat' })
  for (const word of ['出行福利', '¥20', '打车金']) expect(written).toContain(word)
  expect(written.join('')).toContain('138****8000')
  written.length = 0
  await drawPoster(LINK, { ...texts, name: '', initial: '', amount: '' }, { ...look, template: 'seat' })
  expect(written.join('')).toContain('好友完成首单')
  expect(written).not.toContain('¥20')
})

it('leads there by the code alone where the whole poster cannot be drawn', async () => {
  const pixels = giveCanvas(({ width }) => (width === POSTER_SIZE.width ? 'data:,' : full()))
  expect(await drawPoster(LINK, texts, look)).toMatchObject({ kind: 'qrOnly', src: full() })
  expect(decodeQR(pixels()!)).toBe(LINK)
})

it('has a code without any canvas', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await drawPoster(LINK, texts, look)).toEqual({ kind: 'qrOnly', src: qrPicture(qrModules(LINK)) })
})

it('has the code of a page of its own where the phone has no memory for a canvas (spec 1 §7)', () => {
  giveCanvas(() => 'data:,')
  expect(qrImage(LINK)).toBe(qrPicture(qrModules(LINK)))
})

it('does without a picture that does not come in time', async () => {
  giveCanvas(full)
  jest.useFakeTimers()
  const drawing = drawPoster(LINK, texts, { ...look, image: 'https://img.example.com/slow.png' })
  await jest.advanceTimersByTimeAsync(4_000)
  expect(await drawing).toMatchObject({ kind: 'poster' })
  jest.useRealTimers()
})

it('refuses a link that no code can hold', async () => {
  await expect(drawPoster(`https://m.example.com/${'a'.repeat(3_000)}`, texts, look)).rejects.toThrow()
})

it.each([1, 7, 60, 200, 900])('keeps its edges on whole pixels, with %i characters more', (length) => {
  const pixels = new Pixels(420, 420)
  const link = `https://m.example.com/?a=${'x'.repeat(length)}`
  drawQr(pixels as never, qrModules(link), { x: 0, y: 0, size: 420 })
  expect(decodeQR(pixels)).toBe(link)
})

it('writes every dark module into the picture that needs no canvas', () => {
  const modules = qrModules(LINK)
  const svg = decodeURIComponent(qrPicture(modules).replace('data:image/svg+xml,', ''))
  expect(svg).toMatch(/^<svg xmlns="[^"]+\/svg"/)
  expect(svg.match(/M\d+ \d+h1v1h-1z/g)).toHaveLength(modules.flat().filter(Boolean).length)
})
