import { isMaskedPhone } from '@/lib/isMaskedPhone'

/** What a poster says. Whatever is '' is left out, and its place is used by the rest. */
export type PosterTexts = {
  readonly brand: string
  /** Who invites: a name, or a masked phone. */
  readonly name: string
  /** In the inviter's place of a picture: a letter. */
  readonly initial: string
  readonly invites: string
  readonly title: string
  readonly desc: string
  /** What waits for the friend: `¥20`, and what that is. */
  readonly amount: string
  readonly reward: string
  readonly scan: string
}

/** `city`: in the campaign's colour, the code in the middle of a drive; `ticket`: a ride ticket on a pale ground; `seat`: on its side, for the back of a car seat. */
export type PosterTemplate = 'city' | 'ticket' | 'seat'

/** Where the code lies: a picture of marketing's keeps another place free. */
export type QrPlace = 'bottom' | 'middle' | 'top'

export type PosterLook = {
  readonly from: string
  readonly to: string
  readonly ink: string
  readonly accent: string
  readonly primary: string
  readonly soft: string
  readonly page: string
  readonly font: string
  readonly template: PosterTemplate
  /** Marketing's picture over the whole ground; '' without one. */
  readonly image: string
  /** With a picture of marketing's: where it keeps a place free. */
  readonly qrPlace?: QrPlace | undefined
  /** The inviter's own picture; '' without one. */
  readonly avatar: string
}

export type PosterParts = {
  readonly modules: readonly (readonly boolean[])[]
  readonly texts: PosterTexts
  readonly look: PosterLook
  readonly picture?: HTMLImageElement | undefined
  readonly avatar?: HTMLImageElement | undefined
}

/** Pixels. Twice the width of a phone, small enough for the memory of an old one. */
export const POSTER_SIZE = { width: 750, height: 1120 } as const
export const SEAT_SIZE = { width: 1120, height: 750 } as const

export const sizeOf = (template: PosterTemplate) => (template === 'seat' ? SEAT_SIZE : POSTER_SIZE)

/** What stands for a person without a picture: the whole first character, an emoji too. A number says nothing in its own circle. */
export const initialOf = (name: string, otherwise: string): string => (isMaskedPhone(name) ? otherwise : (Array.from(name)[0] ?? ''))
