/** Marks the element that shows a top-level field of the page's config: it can be selected in the preview and has no effect on live pages. */
export const box = (field: string) => ({ 'data-box': field })
