import { drawQr } from './qr'
import { wrapText } from './wrapText'

export type PosterTexts = { readonly inviter?: string | undefined; readonly title: string; readonly desc: string; readonly scan: string }

/** Where the code lies: a picture of marketing's keeps another place free. */
export type QrPlace = 'bottom' | 'middle' | 'top'

export type PosterLook = {
  readonly from: string
  readonly to: string
  readonly ink: string
  readonly accent: string
  readonly font: string
  /** Marketing's picture over the whole ground; '' without one. */
  readonly image: string
  /** With a picture of marketing's: where it keeps a place free. */
  readonly qrPlace?: QrPlace | undefined
}

export type PosterParts = {
  readonly modules: readonly (readonly boolean[])[]
  readonly texts: PosterTexts
  readonly look: PosterLook
  readonly picture?: HTMLImageElement | undefined
}

/** Pixels. Twice the width of a phone, small enough for the memory of an old one. */
export const POSTER_SIZE = { width: 750, height: 1120 } as const

const MARGIN = 60
const CARD = { x: 105, width: 540, height: 570, radius: 36 }
const QR = { x: 165, inset: 35, size: 420 }
const CARD_TOP: Readonly<Record<QrPlace, number>> = { bottom: 470, middle: 300, top: 60 }
const SCAN_INSET = 515

export function paintPoster(ink: CanvasRenderingContext2D, { modules, texts, look, picture }: PosterParts): void {
  const { width, height } = POSTER_SIZE
  const ground = ink.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0, look.from)
  ground.addColorStop(1, look.to)
  ink.fillStyle = ground
  ink.fillRect(0, 0, width, height)
  if (picture) paintCover(ink, picture)
  else paintConfetti(ink, look)

  ink.textAlign = 'center'
  ink.textBaseline = 'alphabetic'
  ink.fillStyle = look.ink
  const top = CARD_TOP[(picture && look.qrPlace) || 'bottom']
  // Above the title when the code is below it; marketing's picture with the code elsewhere has words of its own.
  if (top === CARD_TOP.bottom) paintWords(ink, texts, look)

  ink.fillStyle = '#ffffff'
  roundedRect(ink, { ...CARD, y: top })
  ink.fill()
  drawQr(ink, modules, { x: QR.x, y: top + QR.inset, size: QR.size })
  ink.fillStyle = '#66584f'
  paintLines(ink, texts.scan, { font: `30px ${look.font}`, top: top + SCAN_INSET, lineHeight: 40, lines: 1 })
}

function paintWords(ink: CanvasRenderingContext2D, texts: PosterTexts, look: PosterLook): void {
  if (texts.inviter) paintLines(ink, texts.inviter, { font: `32px ${look.font}`, top: 96, lineHeight: 44, lines: 1 })
  const afterTitle = paintLines(ink, texts.title, { font: `bold 68px ${look.font}`, top: texts.inviter ? 196 : 170, lineHeight: 88, lines: 2 })
  paintLines(ink, texts.desc, { font: `32px ${look.font}`, top: afterTitle + 20, lineHeight: 46, lines: 2 })
}

type Lines = { readonly font: string; readonly top: number; readonly lineHeight: number; readonly lines: number }

/** Returns where the next line would stand. */
function paintLines(ink: CanvasRenderingContext2D, text: string, { font, top, lineHeight, lines }: Lines): number {
  ink.font = font
  const wrapped = wrapText(text, lines, (part) => ink.measureText(part).width <= POSTER_SIZE.width - 2 * MARGIN)
  wrapped.forEach((line, i) => ink.fillText(line, POSTER_SIZE.width / 2, top + i * lineHeight))
  return top + wrapped.length * lineHeight
}

/** As `object-fit: cover` would. */
function paintCover(ink: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const { width, height } = POSTER_SIZE
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const drawn = { width: picture.naturalWidth * scale, height: picture.naturalHeight * scale }
  ink.drawImage(picture, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height)
}

/** Rings and coins in the corners: always the same, so that a poster looks like the next one. */
const CONFETTI: readonly (readonly [x: number, y: number, r: number, isRing: boolean])[] = [
  [30, 90, 110, true], [720, 60, 150, true], [34, 336, 16, false], [712, 322, 20, false], [640, 84, 12, false], [120, 84, 10, false], [40, 600, 26, false], [712, 560, 18, false], [30, 1060, 120, true], [700, 1090, 90, true],
]

function paintConfetti(ink: CanvasRenderingContext2D, { accent, ink: light }: PosterLook): void {
  for (const [x, y, r, isRing] of CONFETTI) {
    ink.beginPath()
    ink.arc(x, y, r, 0, 2 * Math.PI)
    ink.globalAlpha = isRing ? 0.14 : 0.9
    if (isRing) {
      ink.lineWidth = 26
      ink.strokeStyle = light
      ink.stroke()
    } else {
      ink.fillStyle = accent
      ink.fill()
    }
  }
  ink.globalAlpha = 1
}

function roundedRect(ink: CanvasRenderingContext2D, { x, y, width, height, radius }: typeof CARD & { readonly y: number }): void {
  ink.beginPath()
  ink.moveTo(x + radius, y)
  ink.arcTo(x + width, y, x + width, y + height, radius)
  ink.arcTo(x + width, y + height, x, y + height, radius)
  ink.arcTo(x, y + height, x, y, radius)
  ink.arcTo(x, y, x + width, y, radius)
  ink.closePath()
}
