import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { focusRing, fontSize, neutral, radius, themed } from '../theme'

export type TabsProps<Name extends string> = {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly label: string }[]
  readonly current: Name
  /** The id of the element that shows the current tab's content. */
  readonly panelId: string
  /** Without it they are only drawn: the page is not there yet. */
  readonly onChange?: ((name: Name) => void) | undefined
}

const Bar = styled.div`
  display: flex;
  margin-bottom: 0.75rem;
  padding: 0.25rem;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
`

/** Without the browser's own padding: three of them have no room for it on a small phone with letters twice as large. */
const Tab = styled.button`
  flex: 1 1 0%;
  min-height: 2.75rem;
  padding: 0.25rem 0;
  border: 0;
  border-radius: ${radius.m};
  background: transparent;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  font-size: min(${fontSize.body}, 0.5rem + 2.2vw);
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}

  /* For browsers without min(). */
  @media (max-width: 22em) {
    font-size: calc(0.5rem + 2.2vw);
    font-size: min(${fontSize.body}, 0.5rem + 2.2vw);
  }

  &[aria-selected='true'] {
    color: ${themed('primary')};
    background-color: ${themed('primarySoft')};
    font-weight: 600;
  }
`

/** A few views of one list. Arrow keys move between them, as screen readers expect of tabs. */
export function Tabs<Name extends string>({ label, tabs, current, panelId, onChange }: TabsProps<Name>) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || !onChange) return
    const at = tabs.findIndex(({ name }) => name === current)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.name)
    event.currentTarget.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }
  return (
    <Bar role="tablist" aria-label={label} onKeyDown={handleKey}>
      {tabs.map(({ name, label: text }) => (
        <Tab key={name} type="button" role="tab" aria-selected={name === current} aria-controls={panelId} tabIndex={onChange && name === current ? 0 : -1} onClick={() => onChange?.(name)}>
          {text}
        </Tab>
      ))}
    </Bar>
  )
}
