/** The screens that a page can be looked at on, in CSS pixels: the narrowest phone that counts, today's usual and large one, and a desk. */
export const FRAME_SIZES = {
  '320': { width: 320, height: 568 },
  '390': { width: 390, height: 844 },
  '414': { width: 414, height: 896 },
  desktop: { width: 1280, height: 800 },
} as const

export type FrameSize = keyof typeof FRAME_SIZES

export const DEFAULT_SIZE: FrameSize = '390'
