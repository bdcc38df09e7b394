import { use } from 'react'
import type { Catalogue, Translation } from './catalogue'

/** The texts of a catalogue in the current language; suspends while English is loading. */
export function useMessages<T>(catalogue: Catalogue<T>): Translation<T> {
  const pending = catalogue.ready()
  if (pending) use(pending)
  return catalogue.read()
}
