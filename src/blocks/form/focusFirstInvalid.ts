/** Leads to the first field that was judged wrong. Fields stand in rows that say so. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-wrong] input, [data-wrong] button')?.focus()
}
