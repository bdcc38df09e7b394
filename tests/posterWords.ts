import { jest } from '@jest/globals'

/** Stands for the canvas that jsdom has none of: gives what is written on it, in that order. */
export function notePosterWords(): readonly string[] {
  const words: string[] = []
  const gradient = () => ({ addColorStop: () => undefined })
  const pencil = { fillText: (text: string) => words.push(text), measureText: (text: string) => ({ width: text.length * 12 }), createLinearGradient: gradient, createRadialGradient: gradient }
  const ink = new Proxy(pencil, { get: (target, name) => (target as unknown as Record<string | symbol, unknown>)[name] ?? (() => undefined) })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/png;base64,${'A'.repeat(5_000)}`)
  Object.assign(globalThis, { Path2D: function Path() {} })
  return words
}
