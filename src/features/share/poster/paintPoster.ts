import { fillBox, paintCover, paintLines, type Ink } from './canvasInk'
import { paintCity } from './paintCity'
import { paintSeat } from './paintSeat'
import { paintTicket } from './paintTicket'
import { POSTER_SIZE, type PosterParts, type PosterTemplate, type QrPlace } from './posterLook'
import { paintCode } from './posterParts'

const TEMPLATES: Readonly<Record<PosterTemplate, (ink: Ink, parts: PosterParts) => void>> = { city: paintCity, ticket: paintTicket, seat: paintSeat }

/** The poster of an invitation: on marketing's own picture, or by one of our templates. */
export function paintPoster(ink: Ink, parts: PosterParts): void {
  if (parts.picture && parts.look.template !== 'seat') paintOnPicture(ink, parts, parts.picture)
  else TEMPLATES[parts.look.template](ink, parts)
}

const CARD = { x: 105, width: 540, height: 570, radius: 36 }
const QR = { x: 145, inset: 22, size: 460 }
const CARD_TOP: Readonly<Record<QrPlace, number>> = { bottom: 470, middle: 300, top: 60 }
const SCAN_INSET = 526

function paintOnPicture(ink: Ink, parts: PosterParts, picture: HTMLImageElement): void {
  const { texts, look } = parts
  paintCover(ink, picture, { x: 0, y: 0, ...POSTER_SIZE })
  const top = CARD_TOP[look.qrPlace ?? 'bottom']
  // Above the title when the code is below it; a picture with the code elsewhere has words of its own.
  if (top === CARD_TOP.bottom) paintWords(ink, parts)
  fillBox(ink, { ...CARD, y: top }, '#ffffff')
  paintCode(ink, parts, { x: QR.x, y: top + QR.inset, size: QR.size })
  paintLines(ink, texts.scan, { x: POSTER_SIZE.width / 2, y: top + SCAN_INSET, size: 30, font: look.font, colour: '#66584f', width: CARD.width - 40, align: 'center' })
}

function paintWords(ink: Ink, { texts, look }: PosterParts): void {
  const words = { x: POSTER_SIZE.width / 2, font: look.font, colour: look.ink, width: 630, align: 'center' } as const
  const inviter = texts.name && `${texts.name} ${texts.invites}`
  paintLines(ink, inviter, { ...words, y: 96, size: 32 })
  const afterTitle = paintLines(ink, texts.title, { ...words, y: inviter ? 196 : 170, size: 68, isBold: true, lines: 2, lineHeight: 88 })
  paintLines(ink, texts.desc, { ...words, y: afterTitle + 20, size: 32, lines: 2, lineHeight: 46 })
}
