/** Pixels of a design that is 390 px wide, as rem: the root is 16 px (spec 2 §9). */
export const rem = (px: number): string => `${px / 16}rem`

export const radius = { s: '0.5rem', m: '0.75rem', l: '1rem', xl: '1.25rem', pill: '62.5rem' } as const

export const fontSize = {
  caption: '0.75rem',
  small: '0.8125rem',
  body: '0.9375rem',
  base: '1rem',
  title: '1.125rem',
  heading: '1.375rem',
  hero: '2.125rem',
} as const

export const font = {
  /** Fonts for Latin first: what English sets between words is as wide as a character in the fonts for Chinese. An Android phone's own font for Chinese is its `sans-serif`. */
  text: '-apple-system, Roboto, "Segoe UI", "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
  number: '"DIN Alternate", "D-DIN", Bahnschrift, "Helvetica Neue", Roboto, "PingFang SC", "Noto Sans CJK SC", sans-serif',
} as const

/** What no campaign changes: text on white, lines, and the colours that carry a meaning. Text colours reach 4.5:1 on white and on the page; grounds and lines have no hue, and go with any campaign's. */
export const neutral = {
  text: '#231815',
  textSoft: '#66584f',
  textFaint: '#70645c',
  surface: '#ffffff',
  sunken: '#f6f6f6',
  line: '#ebebeb',
  lineStrong: '#d1d1d1',
  locked: '#d4d4d4',
  danger: '#c5271b',
  success: '#0f7352',
  warning: '#a05307',
  scrim: 'rgba(28, 15, 8, 0.62)',
  /** Behind white text on any picture. */
  glass: 'rgba(24, 18, 16, 0.6)',
} as const

export const shadow = {
  card: '0 0.5rem 1.5rem rgba(122, 52, 20, 0.08)',
  raised: '0 0.75rem 2.25rem rgba(122, 52, 20, 0.16)',
  bar: '0 -0.25rem 1.25rem rgba(122, 52, 20, 0.08)',
} as const

/** Stacking order of everything that leaves the flow of the page. */
export const layer = { sticky: 10, backToTop: 20, bar: 30, mask: 100, dialog: 110, toast: 200 } as const

/** `mask` is the share mask's transition (spec 2 §4) and `modal` that of a dialog (spec 1 §9). */
export const motion = { mask: '250ms', modal: '300ms', ease: 'cubic-bezier(0.22, 0.8, 0.3, 1)' } as const
