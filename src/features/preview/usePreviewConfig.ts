/** The configuration that the page around the preview has sent; undefined until one has come, and defaults are drawn. */
export function usePreviewConfig(): unknown {
  return undefined
}
