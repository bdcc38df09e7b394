/** Distances from the top edge of what is visible (px). */
export type Span = { readonly top: number; readonly bottom: number }

/** As much of the screen as a toast at its top may take. */
const TOP_SHARE = 0.3

/**
 * Where a toast shows: at the top, where no keyboard, no bar and no button of a form is; in the middle where the field or button that it is
 * about is at the top itself. Null: it is about nothing on the page.
 */
export function toastPlace(about: Span | null, height: number): 'top' | 'middle' {
  return about && about.bottom > 0 && about.top < height * TOP_SHARE ? 'middle' : 'top'
}
