const textFields = (form: HTMLElement | null): readonly HTMLInputElement[] => (form ? [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')] : [])

/** Says on the keyboard's own key what it does in each text field: it leads to the next one, and from the last it sends the form. */
export function labelEnterKeys(form: HTMLElement | null): void {
  const fields = textFields(form)
  for (const [at, field] of fields.entries()) field.setAttribute('enterkeyhint', at < fields.length - 1 ? 'next' : 'done')
}

/** Leads from a text field to the next one; from the last, as the browser does with any form, it sends. */
export function leadOnByEnter(form: HTMLElement | null): (() => void) | undefined {
  const moveOn = (event: KeyboardEvent) => {
    const fields = textFields(form)
    const at = fields.findIndex((field) => field === event.target)
    // Enter may also choose among an input method's words.
    if (event.key !== 'Enter' || event.isComposing || at < 0 || at === fields.length - 1) return
    event.preventDefault()
    fields[at + 1]?.focus()
  }
  form?.addEventListener('keydown', moveOn)
  return () => form?.removeEventListener('keydown', moveOn)
}
