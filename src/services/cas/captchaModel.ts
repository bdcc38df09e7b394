import type { InferOutput } from 'valibot'
import { ACCOUNT_TYPE } from './accountType'
import type { pictureReply, pictureVerdict, sliderReply, sliderVerdict } from './contract'

/** What a captcha call is made for: the newest context token, and the path of the page it is made on. */
type PictureCall = { readonly contextToken: string; readonly source: string }
export type PictureRequest = PictureCall & { readonly phone: string }
export type PictureAnswer = PictureCall & { readonly answer: string }

/** `image` is the address of a picture that is safe to show; null where the reply held none. */
export type Picture = { readonly image: string | null; readonly contextToken: string | null }

/** What the slider's vendor is started with. `isOffline`: its own service is down, and its script works without it. */
export type SliderChallenge = {
  readonly gt: string
  readonly challenge: string
  readonly isOffline: boolean
  readonly gtServerStatus: string
}

/** The proof of a solved slider, and the page it was solved on. */
export type SliderProof = {
  readonly contextToken: string
  readonly challenge: string
  readonly validate: string
  readonly seccode: string
  readonly gtServerStatus: string
  readonly clientAppId: string
  /** The page's whole address, and its browser. */
  readonly pageUrl: string
  readonly userAgent: string
}

export type ContextOnly = { readonly contextToken: string | null }

const CHECK_POINT = 'cp_new_send_sms'

export const toPictureRequest = ({ phone, contextToken, source }: PictureRequest) => ({ accountName: phone, accountType: ACCOUNT_TYPE.mobile, contextToken, source })

export const toPictureAnswer = ({ answer, contextToken, source }: PictureAnswer) => ({ imgData: answer, contextToken, source })

export const toSliderRequest = (contextToken: string, clientAppId: string) => ({ contextToken, checkPoint: CHECK_POINT, clientType: 'h5', clientAppId })

export function toSliderProof({ contextToken, challenge, validate, seccode, gtServerStatus, clientAppId, pageUrl, userAgent }: SliderProof) {
  return { contextToken, challenge, validate, seccode, gtServerStatus, checkPoint: CHECK_POINT, clientAppId, customer_url: pageUrl, customer_ua: userAgent }
}

export function parsePicture({ imgData, contextToken }: InferOutput<typeof pictureReply>): Picture {
  return { image: toImageAddress(imgData), contextToken: contextToken || null }
}

export function parseContextOnly(verdict: InferOutput<typeof pictureVerdict>): ContextOnly {
  return { contextToken: verdict?.contextToken || null }
}

export function parseSlider({ gt, challenge, success, gtServerStatus, contextToken }: InferOutput<typeof sliderReply>): SliderChallenge & ContextOnly {
  return { gt, challenge, isOffline: !success, gtServerStatus, contextToken: contextToken || null }
}

export function parseSliderVerdict({ status, contextToken }: InferOutput<typeof sliderVerdict>): ContextOnly & { readonly isPassed: boolean } {
  return { isPassed: status === 'success', contextToken: contextToken || null }
}

const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|bmp|svg\+xml);base64,/i
const BASE64 = /^[a-z\d+/]+={0,2}$/i

/**
 * The picture of a captcha as an address for an `<img>`, null where it is invalid: bare base64 is a bitmap whose type the browser detects,
 * a data URL must be one of an image, and nothing else is accepted.
 */
export function toImageAddress(imgData: string): string | null {
  const compact = imgData.replace(/\s+/g, '')
  const head = PICTURE.exec(compact)?.[0] ?? ''
  if (!BASE64.test(compact.slice(head.length))) return null
  return head === '' ? `data:image/png;base64,${compact}` : compact
}
