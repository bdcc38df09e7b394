import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import * as S from './WheelPicker.styles'

export type WheelOption = { readonly value: string; readonly label: string }

export type WheelColumnProps = {
  /** The column's name, for readers. */
  readonly label: string
  readonly options: readonly WheelOption[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** How long a column must lie still until it counts as let go (ms). */
const SETTLED_AFTER = 120

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5, Home: -Infinity, End: Infinity }

/**
 * One column of a wheel: a list that scrolls under the band in its middle. Scrolling is the browser's own, so it has the system's
 * momentum everywhere; when it lies still, the row under the band is the value. Arrow keys and taps choose as well.
 */
export function WheelColumn({ label, options, value, onChange }: WheelColumnProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTouched = useRef(false)
  const index = Math.max(0, options.findIndex((option) => option.value === value))

  // Before the next paint, so that a column whose options have changed never shows a row that is not its value.
  useLayoutEffect(() => {
    if (list.current) bringUnderBand(list.current, index)
  }, [index])
  useEffect(() => () => clearTimeout(timer.current), [])

  const choose = (at: number) => {
    const option = options[Math.min(options.length - 1, Math.max(0, at))]
    if (option && option.value !== value) onChange(option.value)
  }
  const settle = () => {
    if (isTouched.current || !list.current) return
    const at = Math.min(options.length - 1, Math.max(0, Math.round(list.current.scrollTop / rowHeightOf(list.current))))
    // Between two rows the nearer one wins, in engines that do not snap by themselves too.
    bringUnderBand(list.current, at)
    choose(at)
  }
  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, SETTLED_AFTER)
  }
  const letGo = () => {
    isTouched.current = false
    wait()
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(index + step)
  }
  return (
    <S.Column
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={options.length > 0 ? `${id}-${index}` : undefined}
      onKeyDown={handleKey}
      onScroll={wait}
      onTouchStart={() => {
        isTouched.current = true
      }}
      onTouchEnd={letGo}
      onTouchCancel={letGo}
    >
      {options.map((option, at) => (
        <S.Row key={option.value} id={`${id}-${at}`} role="option" aria-selected={at === index} onClick={() => choose(at)} $isChosen={at === index}>
          {option.label}
        </S.Row>
      ))}
    </S.Column>
  )
}

/** As it is drawn: people may have made their letters, and with them the rem, larger. */
const rowHeightOf = (list: HTMLElement): number => list.querySelector<HTMLElement>('[role=option]')?.offsetHeight || S.ROW_PX

function bringUnderBand(list: HTMLElement, index: number): void {
  const top = index * rowHeightOf(list)
  if (Math.abs(list.scrollTop - top) > 1) list.scrollTop = top
}
