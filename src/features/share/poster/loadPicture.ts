/** A picture that a canvas may be read after; undefined for '', and where it does not come in time. */
export function loadPicture(address: string, limit: number): Promise<HTMLImageElement | undefined> {
  if (address === '') return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const picture = new Image()
    const timer = setTimeout(() => resolve(undefined), limit)
    const settle = (outcome: HTMLImageElement | undefined) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    // A data URI with this attribute fails on iOS 10.
    if (!/^data:/i.test(address)) picture.crossOrigin = 'anonymous'
    picture.onload = () => settle(picture)
    picture.onerror = () => settle(undefined)
    picture.src = address
  })
}
