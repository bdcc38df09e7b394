import type { CarBody } from '@/ui/art/Car'

/** What a car's name, or the words about it, say of its shape; the first that fits counts. */
const WORDS: readonly (readonly [CarBody, RegExp])[] = [
  // 越野, 智己 LS
  ['suv', /SUV|\u8d8a\u91ce|\u667a\u5df1\s*LS/i],
  // 商务车, 六座, 七座
  ['mpv', /MPV|\u5546\u52a1\u8f66|[\u516d\u4e0367]\u5ea7/i],
  // 轿跑, 跑车, 智己 L6
  ['coupe', /\u8f7f\u8dd1|\u8dd1\u8f66|coup[eé]|\u667a\u5df1\s*L\d/i],
]

/** The car to draw for a name: a sedan where it says nothing. */
export const carBodyOf = (name: string): CarBody => WORDS.find(([, words]) => words.test(name))?.[0] ?? 'sedan'
