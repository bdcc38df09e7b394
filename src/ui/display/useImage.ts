import { useState } from 'react'

/** A configured picture: `src` is undefined where there is none or it could not be loaded, and what stands in for it is drawn. */
export function useImage(configured: string | undefined): { readonly src: string | undefined; readonly onError: () => void } {
  const [broken, setBroken] = useState<string>()
  return { src: configured && configured !== broken ? configured : undefined, onError: () => setBroken(configured) }
}
