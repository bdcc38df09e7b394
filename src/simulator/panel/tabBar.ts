import { element } from './element'

type TabBar<Name extends string> = { readonly bar: HTMLElement; readonly panel: HTMLElement; readonly select: (name: Name) => void }

type Tabs<Name extends string> = {
  readonly label: string
  readonly names: readonly Name[]
  readonly labels: Readonly<Record<Name, string>>
  readonly show: (name: Name, panel: HTMLElement) => void
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs as screen readers know them: one stop of the Tab key, arrow keys within. */
export function tabBar<Name extends string>({ label, names, labels, show }: Tabs<Name>): TabBar<Name> {
  const panel = element('div', { class: 'body', role: 'tabpanel', id: 'simulator-tab', tabindex: '-1' })
  const tabs = names.map((name) => element('button', { type: 'button', role: 'tab', id: `simulator-tab-${name}`, 'aria-controls': 'simulator-tab', onclick: () => select(name) }, labels[name]))
  const select = (name: Name) => {
    tabs.forEach((tab, index) => {
      const isSelected = names[index] === name
      tab.setAttribute('aria-selected', String(isSelected))
      tab.tabIndex = isSelected ? 0 : -1
    })
    panel.setAttribute('aria-labelledby', `simulator-tab-${name}`)
    show(name, panel)
    panel.scrollTop = 0
  }
  const bar = element('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...tabs)
  bar.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const at = tabs.findIndex((tab) => tab === event.target)
    const name = step && at >= 0 ? names[step(at, names.length)] : undefined
    if (name === undefined) return
    event.preventDefault()
    select(name)
    tabs[names.indexOf(name)]?.focus()
  })
  return { bar, panel, select }
}
