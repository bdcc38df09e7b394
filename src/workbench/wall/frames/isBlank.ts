/** Whether a page has drawn nothing that a person could see: no text, picture or box to fill. */
export function isBlank({ body }: Document): boolean {
  return (body.textContent ?? '').trim() === '' && body.querySelector('svg, img, canvas, video, input, textarea') === null
}
