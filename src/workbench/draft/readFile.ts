/** A file's text, or the file as a data URI. Rejects where it cannot be read. */
export function readFile(file: Blob, as: 'text' | 'address'): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('unreadable')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    if (as === 'text') reader.readAsText(file)
    else reader.readAsDataURL(file)
  })
}
