/** The filters of index.html, kept in its address. It runs inside that file, so it stands on nothing outside itself. */
export function filterPictures(): void {
  const filters = Array.from(document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-filter]'))
  const nameOf = (filter: HTMLElement): string => filter.dataset['filter'] ?? ''

  function apply(): void {
    const figures = Array.from(document.querySelectorAll('figure'))
    let shown = 0
    for (const figure of figures) {
      const isShown = filters.every((filter) => {
        const value = filter.value.trim()
        if (value === '') return true
        if (nameOf(filter) === 'search') return value.toLowerCase().split(/\s+/).every((word) => (figure.dataset['words'] ?? '').includes(word))
        return figure.dataset[nameOf(filter)] === value
      })
      figure.hidden = !isShown
      if (isShown) shown += 1
    }
    for (const section of Array.from(document.querySelectorAll('section'))) section.hidden = !section.querySelector('figure:not([hidden])')
    for (const output of Array.from(document.querySelectorAll('output'))) output.textContent = `${shown} / ${figures.length}`
    for (const nothing of Array.from(document.querySelectorAll<HTMLElement>('[data-nothing]'))) nothing.hidden = shown > 0
  }

  function keep(): void {
    const said = new URLSearchParams(filters.filter(({ value }) => value !== '').map((filter) => [nameOf(filter), filter.value]))
    history.replaceState(null, '', `#${said.toString()}`)
    apply()
  }

  const read = (): void => {
    const said = new URLSearchParams(location.hash.slice(1))
    for (const filter of filters) filter.value = said.get(nameOf(filter)) ?? ''
    apply()
  }

  for (const filter of filters) filter.addEventListener('input', keep)
  const size = document.querySelector<HTMLInputElement>('[data-size]')
  size?.addEventListener('input', () => document.body.style.setProperty('--column', `${size.value}px`))
  window.addEventListener('hashchange', read)
  read()
}
