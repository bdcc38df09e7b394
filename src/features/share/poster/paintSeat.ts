import { fillBox, paintAmount, paintCover, paintLines, shade, type Ink } from './canvasInk'
import { SEAT_SIZE, type PosterParts } from './posterLook'
import { paintBrand, paintCode } from './posterParts'
import { paintSkyline, paintTaxi } from './rideArt'

const { width: WIDTH, height: HEIGHT } = SEAT_SIZE
const MARGIN = 56
/** Nearly as tall as the poster: it is read from the back seat, at arm's length. */
const CARD = { x: 494, y: 60, width: 570, height: 630, radius: 40 }
const CODE = 540
const ROOM = CARD.x - 2 * MARGIN + 16
const ROAD_TOP = 640

/** On its side, for the back of a car seat: what waits in the largest figures on the left, the code on the right. On marketing's picture the code alone. */
export function paintSeat(ink: Ink, parts: PosterParts): void {
  const { texts, look, picture } = parts
  if (picture) paintCover(ink, picture, { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  else paintGround(ink, parts)
  fillBox(ink, CARD, '#ffffff')
  paintCode(ink, parts, { x: CARD.x + (CARD.width - CODE) / 2, y: CARD.y + 12, size: CODE })
  paintLines(ink, texts.scan, { x: CARD.x + CARD.width / 2, y: CARD.y + 592, size: 30, font: look.font, colour: '#231815', width: CARD.width - 48, isBold: true, align: 'center' })
}

function paintGround(ink: Ink, parts: PosterParts): void {
  const { texts, look } = parts
  ink.fillStyle = shade(ink, 0, HEIGHT, look.from, look.to)
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  paintSkyline(ink, -40, ROAD_TOP, 1.2, 'rgba(255, 255, 255, 0.16)')
  ink.fillStyle = 'rgba(0, 0, 0, 0.22)'
  ink.fillRect(0, ROAD_TOP, WIDTH, HEIGHT - ROAD_TOP)
  ink.fillStyle = look.ink
  for (let x = 24; x < CARD.x; x += 92) ink.fillRect(x, ROAD_TOP + 62, 52, 6)
  paintTaxi(ink, MARGIN, ROAD_TOP - 44, 190)

  paintBrand(ink, parts, { x: MARGIN, y: 52, colour: look.ink, car: look.to })
  const words = { x: MARGIN, font: look.font, colour: look.ink, width: ROOM } as const
  const inviter = texts.name && `${texts.name} ${texts.invites}`
  paintLines(ink, inviter, { ...words, y: 162, size: 27, lines: 2, lineHeight: 38 })
  if (texts.amount) {
    paintAmount(ink, texts.amount, { ...words, y: 372, size: 148 })
    paintLines(ink, texts.reward, { ...words, y: 430, size: 40, isBold: true })
    paintLines(ink, texts.title, { ...words, y: 500, size: 32, lines: 2, lineHeight: 44 })
    return
  }
  const afterTitle = paintLines(ink, texts.title, { ...words, y: 280, size: 60, isBold: true, lines: 3, lineHeight: 76 })
  paintLines(ink, texts.desc, { ...words, y: afterTitle, size: 30, lines: 2, lineHeight: 42 })
}
