import { parentOrigin } from './previewFrame'

/** Tells the page around the preview what a person would have done. Without a known parent there is nobody to tell. */
export function reportAction(name: string): void {
  const origin = parentOrigin()
  if (origin) window.parent.postMessage({ type: 'action', name }, origin)
}
