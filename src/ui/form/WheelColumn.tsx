import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import * as S from './WheelPicker.styles'

/** One with a `note` cannot be chosen: the note, under the label, says why. */
export type WheelOption = { readonly value: string; readonly label: string; readonly note?: string | undefined }

export type WheelColumnProps = {
  /** The column's name, for readers. */
  readonly label: string
  readonly options: readonly WheelOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** Gets what is under the band while the column moves, and undefined where that is its value. */
  readonly onPass?: ((value: string | undefined) => void) | undefined
  /** The width relative to the other columns; 1 by default. */
  readonly weight?: number | undefined
}

/** How long a column must lie still until it counts as let go (ms). */
const SETTLED_AFTER = 120

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5, Home: -Infinity, End: Infinity }

/**
 * One column of a wheel: a list that scrolls under the band in its middle. Scrolling is the browser's own, so it has the system's
 * momentum everywhere; when it rests, the row under the band is the value, or the nearest one that is enabled. Arrow keys and taps
 * choose as well.
 */
export function WheelColumn({ label, options, value, onChange, onPass, weight = 1 }: WheelColumnProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTouched = useRef(false)
  const index = Math.max(0, options.findIndex((option) => option.value === value))

  // Before the next paint, so that a column whose options have changed never shows a row that is not its value. One that passes its value is not stopped.
  useLayoutEffect(() => {
    if (list.current && rowUnderBand(list.current) !== index) bringUnderBand(list.current, index)
  }, [index])
  useEffect(() => () => clearTimeout(timer.current), [])

  const choose = (at: number) => {
    const option = options[at]
    if (option && option.value !== value) onChange(option.value)
  }
  const settle = () => {
    if (isTouched.current || !list.current) return
    const at = nearestFree(options, rowUnderBand(list.current))
    // Between two rows the nearer one wins, in engines that do not snap by themselves too.
    bringUnderBand(list.current, at)
    choose(at)
  }
  // By the time a column rests, the ones beside it may have changed what it offers.
  const settleNow = useRef(settle)
  useLayoutEffect(() => {
    settleNow.current = settle
  })
  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settleNow.current(), SETTLED_AFTER)
  }
  const handleScroll = () => {
    if (!list.current) return
    const at = nearestFree(options, rowUnderBand(list.current))
    onPass?.(at === index ? undefined : options[at]?.value)
    wait()
  }
  const letGo = () => {
    isTouched.current = false
    wait()
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(nearestFree(options, index + step, Math.sign(step)))
  }
  return (
    <S.Column
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={options.length > 0 ? `${id}-${index}` : undefined}
      onKeyDown={handleKey}
      onScroll={handleScroll}
      onTouchStart={() => {
        isTouched.current = true
      }}
      onTouchEnd={letGo}
      onTouchCancel={letGo}
      $weight={weight}
    >
      {options.map((option, at) => (
        <S.Row key={option.value} id={`${id}-${at}`} role="option" aria-selected={at === index} aria-disabled={option.note ? true : undefined} onClick={() => option.note || choose(at)} $isChosen={at === index} $isRefused={Boolean(option.note)}>
          {option.label}
          {option.note && <S.RowNote>{option.note}</S.RowNote>}
        </S.Row>
      ))}
    </S.Column>
  )
}

/** The row at `at`, or the nearest to it that can be chosen: first in the direction of travel (1 down, -1 up), then the other way. */
export function nearestFree(options: readonly WheelOption[], at: number, direction = 1): number {
  const wanted = Math.min(options.length - 1, Math.max(0, at))
  const isFree = (row: number): boolean => options[row] !== undefined && !options[row].note
  for (let away = 0; away < options.length; away += 1) {
    if (isFree(wanted + away * direction)) return wanted + away * direction
    if (isFree(wanted - away * direction)) return wanted - away * direction
  }
  return wanted
}

/** The rendered height: a larger text size of the user makes the rem larger too. */
const rowHeightOf = (list: HTMLElement): number => list.querySelector<HTMLElement>('[role=option]')?.offsetHeight || S.ROW_PX

const rowUnderBand = (list: HTMLElement): number => Math.round(list.scrollTop / rowHeightOf(list))

function bringUnderBand(list: HTMLElement, index: number): void {
  const top = index * rowHeightOf(list)
  if (Math.abs(list.scrollTop - top) > 1) list.scrollTop = top
}
