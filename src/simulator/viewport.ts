/** The window's measures in CSS pixels. Before a document has said that it is one for phones, a phone's browser lays it out wider than its screen. */
export function readViewport(): { readonly width: number; readonly height: number } {
  const { innerWidth, innerHeight, screen } = window
  const width = screen.width > 0 ? Math.min(innerWidth, screen.width) : innerWidth
  return { width, height: Math.round((innerHeight * width) / (innerWidth || 1)) }
}
