import type { CarBody } from '@/ui/art/Car'

/** What a car's name, or the words about it, say of its shape; the first that fits counts. */
const WORDS: readonly (readonly [CarBody, RegExp])[] = [
  ['suv', /SUV|越野|智己\s*LS/i],
  ['mpv', /MPV|商务车|[六七67]座/i],
  ['coupe', /轿跑|跑车|coup[eé]|智己\s*L\d/i],
]

/** The car to draw for a name: a sedan where it says nothing. */
export const carBodyOf = (name: string): CarBody => WORDS.find(([, words]) => words.test(name))?.[0] ?? 'sedan'
