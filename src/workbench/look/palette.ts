import { font } from '@/ui/theme'

/** The tool's own calm colours, so that the page in the frame stands out. Text colours reach 4.5:1 on the backgrounds; `success` on surface and background alone. */
export const palette = {
  ink: '#1b1f2a',
  inkSoft: '#515a6e',
  inkFaint: '#5f697d',
  surface: '#ffffff',
  background: '#f4f5f8',
  canvas: '#e9ebf1',
  line: '#e2e5ec',
  lineStrong: '#c9cedb',
  accent: '#4a46d6',
  accentInk: '#3f3bbf',
  accentSoft: '#eeeefc',
  danger: '#c4291c',
  dangerSoft: '#fdeeec',
  success: '#12805c',
  frame: '#171a22',
} as const

export const sans = font.text
export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace'

export const lift = '0 1px 2px rgba(20, 24, 40, 0.06), 0 1px 3px rgba(20, 24, 40, 0.08)'
export const float = '0 12px 32px rgba(20, 24, 40, 0.18), 0 2px 6px rgba(20, 24, 40, 0.1)'
