import { api } from '@/api/api'
import {
  parseContextOnly,
  parsePicture,
  parseSlider,
  parseSliderVerdict,
  toPictureAnswer,
  toPictureRequest,
  toSliderProof,
  toSliderRequest,
  type ContextOnly,
  type Picture,
  type PictureAnswer,
  type PictureRequest,
  type SliderChallenge,
  type SliderProof,
} from './captchaModel'
import { pictureReply, pictureVerdict, sliderReply, sliderVerdict } from './contract'

/** The captcha shows the failures of these calls itself, so the shared reaction shows none. */
const extraOptions = { isBackground: true }

/** Both captchas of the account service (spec 1 §7). Mutations throughout: no answer may be used twice. */
export const captchaApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    fetchPicture: build.mutation<Picture, PictureRequest>({
      query: (request) => ({ method: 'POST', url: '/cas/v2/getimgauthcode', body: toPictureRequest(request) }),
      rawResponseSchema: pictureReply,
      transformResponse: parsePicture,
      extraOptions,
    }),
    /** A wrong answer is refused with -208212. */
    verifyPicture: build.mutation<ContextOnly, PictureAnswer>({
      query: (answer) => ({ method: 'POST', url: '/cas/v2/verifyimgauthcode', body: toPictureAnswer(answer) }),
      rawResponseSchema: pictureVerdict,
      transformResponse: parseContextOnly,
      extraOptions,
    }),
    initSlider: build.mutation<SliderChallenge & ContextOnly, { readonly contextToken: string; readonly clientAppId: string }>({
      query: ({ contextToken, clientAppId }) => ({ url: '/cas/v2/geetestinit', query: toSliderRequest(contextToken, clientAppId) }),
      rawResponseSchema: sliderReply,
      transformResponse: parseSlider,
      extraOptions,
    }),
    verifySlider: build.mutation<ContextOnly & { readonly isPassed: boolean }, SliderProof>({
      query: (proof) => ({ url: '/cas/v2/geetestverify', query: toSliderProof(proof) }),
      rawResponseSchema: sliderVerdict,
      transformResponse: parseSliderVerdict,
      extraOptions,
    }),
  }),
})
