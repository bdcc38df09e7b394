import { fillBox, paintAmount, paintLines, roundedRect, shade, type Ink } from './canvasInk'
import { POSTER_SIZE, type PosterParts } from './posterLook'
import { paintAvatar, paintBrand, paintCode } from './posterParts'
import { paintPin, paintSkyline, paintTaxi } from './rideArt'

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE
const MARGIN = 48
const CARD = { x: 155, y: 550, width: 440, height: 440, radius: 40 }
const ROAD_WIDTH = 44
/** Between the card and the middle of the road. */
const AWAY = 34
const ROAD = { x: CARD.x - AWAY, y: CARD.y - AWAY, width: CARD.width + 2 * AWAY, height: CARD.height + 2 * AWAY, radius: 76 }

/** The campaign's colour, a city at dusk, and the code as the block that a ride goes around. */
export function paintCity(ink: Ink, parts: PosterParts): void {
  const { texts, look } = parts
  ink.fillStyle = shade(ink, 0, HEIGHT, look.from, look.to)
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  paintDusk(ink, look.accent)
  paintSkyline(ink, -30, 770, 1.9, 'rgba(255, 255, 255, 0.13)')
  ink.fillStyle = shade(ink, 770, HEIGHT, 'rgba(0, 0, 0, 0.1)', 'rgba(0, 0, 0, 0.28)')
  ink.fillRect(0, 770, WIDTH, HEIGHT - 770)

  paintBrand(ink, parts, { x: MARGIN, y: 44, colour: look.ink, car: look.to })
  const top = texts.name ? paintInviter(ink, parts) : 150
  const bottom = texts.amount ? 382 : 486
  paintHeadline(ink, parts, top, bottom)
  if (texts.amount) paintReward(ink, parts)

  paintRoad(ink, look.ink)
  fillBox(ink, CARD, '#ffffff')
  paintCode(ink, parts, { x: CARD.x, y: CARD.y, size: CARD.width })
  paintTaxi(ink, 424, ROAD.y - 78, 168)
  paintPin(ink, ROAD.x + 2, ROAD.y + 150, 74, look.accent)
  paintPin(ink, ROAD.x + ROAD.width - 2, ROAD.y + 400, 74, look.accent)
  paintLines(ink, texts.scan, { x: WIDTH / 2, y: 1092, size: 28, font: look.font, colour: look.ink, width: WIDTH - 2 * MARGIN, align: 'center' })
}

function paintDusk(ink: Ink, accent: string): void {
  const glow = ink.createRadialGradient(WIDTH * 0.8, 640, 20, WIDTH * 0.8, 640, 460)
  glow.addColorStop(0, accent)
  glow.addColorStop(1, 'rgba(255, 255, 255, 0)')
  ink.globalAlpha = 0.5
  ink.fillStyle = glow
  ink.fillRect(0, 180, WIDTH, 590)
  ink.globalAlpha = 1
}

/** Returns where it ends. */
function paintInviter(ink: Ink, parts: PosterParts): number {
  const { texts, look } = parts
  paintAvatar(ink, parts, MARGIN + 40, 172, 40)
  const words = { x: MARGIN + 98, font: look.font, colour: look.ink, width: 520 }
  paintLines(ink, texts.name, { ...words, y: 164, size: 32, isBold: true })
  paintLines(ink, texts.invites, { ...words, y: 202, size: 26 })
  return 222
}

/** The title, and under it what it means where there is room: in the middle between what is above and below. */
function paintHeadline(ink: Ink, { texts, look }: PosterParts, top: number, bottom: number): void {
  const title = { x: MARGIN, size: 60, font: look.font, colour: look.ink, width: WIDTH - 2 * MARGIN, isBold: true, lines: 2, lineHeight: 76 }
  const isShort = bottom - top < 240
  const lines = countLines(ink, texts.title, title)
  const room = bottom - top - lines * 76 - (isShort && lines > 1 ? 0 : 52)
  const afterTitle = paintLines(ink, texts.title, { ...title, y: top + Math.max(0, room / 2) + 62 })
  if (!isShort || lines === 1) paintLines(ink, texts.desc, { x: MARGIN, y: afterTitle - 14, size: 28, font: look.font, colour: look.ink, width: WIDTH - 2 * MARGIN, lines: isShort ? 1 : 2, lineHeight: 40 })
}

function countLines(ink: Ink, text: string, { size, font, width }: { readonly size: number; readonly font: string; readonly width: number }): number {
  ink.font = `bold ${size}px ${font}`
  return text === '' ? 0 : ink.measureText(text).width > width ? 2 : 1
}

/** The promise of the link in figures: a ticket with its stub. */
function paintReward(ink: Ink, { texts, look }: PosterParts): void {
  const box = { x: MARGIN, y: 386, width: 360, height: 104, radius: 22 }
  fillBox(ink, box, '#ffffff')
  paintAmount(ink, texts.amount, { x: box.x + 96, y: box.y + 71, size: 54, font: look.font, colour: look.primary, width: 160, align: 'center' })
  ink.fillStyle = look.accent
  for (let y = box.y + 16; y < box.y + box.height - 14; y += 14) ink.fillRect(box.x + 188, y, 3, 7)
  const reward = { x: box.x + 208, size: 27, font: look.font, colour: '#231815', width: 138, isBold: true, lines: 2, lineHeight: 34 }
  paintLines(ink, texts.reward, { ...reward, y: box.y + (countLines(ink, texts.reward, reward) > 1 ? 47 : 62) })
}

function paintRoad(ink: Ink, line: string): void {
  roundedRect(ink, ROAD)
  ink.lineWidth = ROAD_WIDTH
  ink.strokeStyle = 'rgba(20, 10, 8, 0.42)'
  ink.stroke()
  ink.lineWidth = 3
  ink.strokeStyle = line
  ink.setLineDash([18, 16])
  ink.stroke()
  ink.setLineDash([])
}
