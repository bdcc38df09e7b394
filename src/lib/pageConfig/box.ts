/** Marks the element that shows a top-level field of the page's config: the preview lets it be selected, live pages do nothing with it. */
export const box = (field: string) => ({ 'data-box': field })
