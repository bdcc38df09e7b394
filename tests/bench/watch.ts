/** What a page notes of itself while it loads. Times are milliseconds since the navigation began, 0 for what has not come. */
export type Seen = {
  fcp: number
  lcp: number
  /** What the largest paint is, in words; and whether the app's page has it too, or it is only what stood there before. */
  largest: string
  isLargestOfPage: boolean
  /** Sum of all layout shifts, and what moved furthest. */
  shift: number
  shifted: string
  blocking: number
  /** The phone field can be typed into: it is there, enabled, and nothing lies on top of it. */
  usable: number
  /** So it can in the app's own form. */
  form: number
  /** The page's call to action takes a press: the app's, or that of the document, which keeps the press for the app. */
  pressable: number
  /** The app's own can be pressed: a button at least half as wide as the screen, with nothing on top of it. */
  action: number
  /** The app's screen is there; with its content, or with an error. */
  shown: number
  state: string
}

/** Runs in the page before its own scripts, as text: it knows nothing but the browser. */
export function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, largest: '', isLargestOfPage: false, shift: 0, shifted: '', blocking: 0, usable: 0, form: 0, pressable: 0, action: 0, shown: 0, state: '' }
  const squeeze = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, '')
  let largest = { text: '', source: '', isInApp: false }
  let furthest = 0
  let textAtStart = ''

  const app = (): HTMLElement | null => document.getElementById('root')
  const nameOf = (node: Node | null): string => (node instanceof Element ? [node.localName, node.id && `#${node.id}`].join('') : (node?.parentElement?.localName ?? 'nothing'))
  const isLargestOfPage = (): boolean => {
    if (largest.isInApp) return true
    // The app's texts as they were when its screen came count too: some become more exact with an answer.
    if (largest.text !== '') return (textAtStart + squeeze(app()?.textContent)).includes(largest.text)
    return largest.source !== '' && [...(app()?.querySelectorAll('img,image') ?? [])].some((image) => (image.getAttribute('src') ?? image.getAttribute('href') ?? '').endsWith(largest.source))
  }
  Object.assign(window, { __seen: () => ({ ...seen, isLargestOfPage: isLargestOfPage() }) })

  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const { element, url = '', startTime } = entry as PerformanceEntry & { readonly element: HTMLElement | null; readonly url?: string }
    const source = url.replace(/^.*\//, '')
    largest = { text: source ? '' : squeeze(element?.innerText ?? element?.textContent), source, isInApp: !!element?.closest('#root') }
    seen.lcp = startTime
    seen.largest = `${nameOf(element)} ${largest.text.slice(0, 16) || source.slice(0, 40)}`
  })
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] }
    seen.shift += value
    if (value <= furthest) return
    furthest = value
    seen.shifted = sources.map(({ node }) => `${nameOf(node)} ${squeeze(node?.textContent).slice(0, 12)}`.trim()).join(', ')
  })
  observe('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50)
  })

  new MutationObserver((_, observer) => {
    const state = document.documentElement.getAttribute('data-app')
    if (!state) return
    seen.shown = performance.now()
    seen.state = state
    textAtStart = squeeze(app()?.textContent)
    observer.disconnect()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] })

  const isOnTop = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return !!top && element.contains(top)
  }
  const isCall = (button: Element): boolean => {
    const { width, height } = button.getBoundingClientRect()
    return width >= innerWidth / 2 && height >= 40 && !button.matches('[disabled],[aria-disabled=true],[aria-busy=true]') && isOnTop(button)
  }
  const look = (): void => {
    if (!seen.form) {
      // While the app is made beneath the document's paint there are two fields.
      const field = [...document.querySelectorAll<HTMLInputElement>('input[type=tel]')].find((input) => !input.disabled && isOnTop(input))
      if (field) {
        seen.usable ||= performance.now()
        if (!field.closest('#shell')) seen.form = performance.now()
      }
    }
    if (!seen.action && [...document.querySelectorAll('#root button, #root a')].some(isCall)) seen.action = performance.now()
    if (!seen.pressable && (seen.action || [...document.querySelectorAll('#shell [data-press]')].some(isCall))) seen.pressable = performance.now()
    if (!seen.form || !seen.action) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
