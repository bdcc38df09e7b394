import { useState } from 'react'

/** A configured picture: `src` is undefined where there is none or it could not be loaded, so that the caller renders its replacement. */
export function useImage(configured: string | undefined): { readonly src: string | undefined; readonly onError: () => void } {
  const [broken, setBroken] = useState<string>()
  return { src: configured && configured !== broken ? configured : undefined, onError: () => setBroken(configured) }
}
