import { createContext, type ComponentType } from 'react'

/** What a document's first paint has that the app's own skeleton has not: it is drawn at build time (config/documents), where nothing can come later. */
export type FirstPaintParts = {
  /** The picture that the app takes over from the document (`CityScene`). */
  readonly City: ComponentType
}

/** Set while a document is drawn. Its phone field can be typed into. */
export const FirstPaint = createContext<FirstPaintParts | null>(null)
