import { fillBox, fillCircle, paintAmount, paintLines, shade, type Ink } from './canvasInk'
import { POSTER_SIZE, type PosterParts } from './posterLook'
import { paintAvatar, paintBrand, paintCode } from './posterParts'
import { paintPin, paintSkyline, paintTaxi } from './rideArt'

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE
const TICKET = { x: 40, y: 48, width: 670, radius: 36 }
const MIDDLE = WIDTH / 2
const TEAR = 486
const TICKET_END = 960
const ROAD_TOP = 1044

/** A ride ticket on a pale ground: the promise above the tear, the way to it below, and the ride that it is for. */
export function paintTicket(ink: Ink, parts: PosterParts): void {
  const { look } = parts
  ink.fillStyle = shade(ink, 0, HEIGHT, look.page, look.soft)
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  ink.globalAlpha = 0.16
  paintSkyline(ink, -40, ROAD_TOP, 1.9, look.from)
  ink.globalAlpha = 1
  paintStreet(ink, parts)

  ink.shadowColor = 'rgba(40, 20, 10, 0.16)'
  ink.shadowBlur = 40
  ink.shadowOffsetY = 14
  fillBox(ink, { ...TICKET, height: TICKET_END - TICKET.y }, '#ffffff')
  ink.shadowColor = 'transparent'
  ink.save()
  fillBox(ink, { ...TICKET, height: TEAR - TICKET.y + TICKET.radius }, shade(ink, TICKET.y, TEAR, look.from, look.to))
  ink.fillStyle = '#ffffff'
  ink.fillRect(TICKET.x, TEAR, TICKET.width, TICKET.radius)
  ink.restore()
  paintTear(ink, parts)

  paintBrand(ink, parts, { x: TICKET.x + 36, y: TICKET.y + 34, colour: look.ink, car: look.to })
  paintPromise(ink, parts)
  paintWay(ink, parts)
}

function paintPromise(ink: Ink, { texts, look }: PosterParts): void {
  const words = { x: MIDDLE, font: look.font, colour: look.ink, width: TICKET.width - 72, align: 'center' } as const
  if (texts.amount) {
    paintLines(ink, texts.title, { ...words, y: 206, size: 46, isBold: true })
    paintAmount(ink, texts.amount, { ...words, y: 364, size: 140 })
    paintLines(ink, texts.reward, { ...words, y: 432, size: 34 })
    return
  }
  const afterTitle = paintLines(ink, texts.title, { ...words, y: 252, size: 64, isBold: true, lines: 2, lineHeight: 82 })
  paintLines(ink, texts.desc, { ...words, y: afterTitle - 6, size: 30, lines: 2, lineHeight: 44 })
}

/** Two bites and the perforation between them. */
function paintTear(ink: Ink, { look }: PosterParts): void {
  for (const x of [TICKET.x, TICKET.x + TICKET.width]) fillCircle(ink, x, TEAR, 22, look.page)
  ink.fillStyle = look.soft
  for (let x = TICKET.x + 40; x < TICKET.x + TICKET.width - 40; x += 24) ink.fillRect(x, TEAR - 2, 12, 4)
}

/** The code, and beside it who invites and what to do. */
function paintWay(ink: Ink, parts: PosterParts): void {
  const { texts, look } = parts
  const middle = 605
  const words = { x: middle, font: look.font, width: 204, align: 'center' } as const
  paintCode(ink, parts, { x: TICKET.x + 6, y: TEAR + 7, size: 460 })
  const y = texts.name ? 590 : 580
  if (texts.name) {
    paintAvatar(ink, parts, middle, y, 56)
    paintLines(ink, texts.name, { ...words, y: y + 104, size: 26, colour: '#231815', isBold: true })
    paintLines(ink, texts.invites, { ...words, y: y + 146, size: 25, colour: '#66584f', lines: 2, lineHeight: 34 })
  } else paintLines(ink, texts.desc, { ...words, y: y + 40, size: 27, colour: '#231815', lines: 5, lineHeight: 40 })
  paintLines(ink, texts.scan, { ...words, y: 836, size: 25, colour: look.primary, isBold: true, lines: 3, lineHeight: 34 })
}

function paintStreet(ink: Ink, { look }: PosterParts): void {
  ink.fillStyle = '#4a4340'
  ink.fillRect(0, ROAD_TOP, WIDTH, HEIGHT - ROAD_TOP)
  ink.fillStyle = '#ffffff'
  for (let x = 20; x < WIDTH; x += 84) ink.fillRect(x, ROAD_TOP + 36, 46, 5)
  paintPin(ink, 96, ROAD_TOP + 6, 66, look.from)
  paintPin(ink, 676, ROAD_TOP + 6, 66, look.from)
  paintTaxi(ink, 452, ROAD_TOP - 62, 150)
}
