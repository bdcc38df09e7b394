const textFields = (form: HTMLElement | null): readonly HTMLInputElement[] => (form ? [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')] : [])

/** Says on the keyboard's own key what it does in each text field: it leads to the next one, and from the last it sends the form. */
export function labelEnterKeys(form: HTMLElement | null): void {
  const fields = textFields(form)
  for (const [at, field] of fields.entries()) field.setAttribute('enterkeyhint', at < fields.length - 1 ? 'next' : 'done')
}

/** The text field after this one, where there is one. */
export function nextField(form: HTMLElement | null, field: EventTarget): HTMLInputElement | undefined {
  const fields = textFields(form)
  const at = fields.findIndex((other) => other === field)
  return at < 0 ? undefined : fields[at + 1]
}
