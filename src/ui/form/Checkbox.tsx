import type { MouseEvent, ReactNode, Ref } from 'react'
import { useId, useRef } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import * as S from './Checkbox.styles'

export type CheckboxProps = {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  /** The label. Links in it open; they do not tick the box. */
  readonly children: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Its place, and that of a label of two lines. */
export const CheckboxSkeleton = () => (
  <S.Row aria-hidden>
    <Skeleton shape="circle" width="1.25rem" top="0.75rem" />
    <S.Label as="div" style={{ marginLeft: '0.5rem' }}>
      <Skeleton shape="text" width="97%" height="1.25rem" />
      <Skeleton shape="text" width="60%" height="1.25rem" />
    </S.Label>
  </S.Row>
)

export function Checkbox({ isChecked, onChange, children, hint, error, name, ref }: CheckboxProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  // Whether a link inside a label ticks the box as well differs between engines. Here it does not: the change that such a click
  // brings along arrives before the timer does.
  const isOpeningLink = useRef(false)
  const noticeLink = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target as Element).closest('a, button')) return
    isOpeningLink.current = true
    setTimeout(() => {
      isOpeningLink.current = false
    })
  }
  return (
    <S.Field>
      <S.Row>
        <S.Target>
          <S.Input
            ref={ref}
            id={id}
            type="checkbox"
            name={name}
            checked={isChecked}
            onChange={(event) => {
              if (!isOpeningLink.current) onChange(event.target.checked)
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          />
          <S.Box $isInvalid={Boolean(error)} aria-hidden />
        </S.Target>
        <S.Label htmlFor={id} onClick={noticeLink}>
          {children}
        </S.Label>
      </S.Row>
      {error && (
        <S.Note id={errorId} role="alert" $isError>
          {error}
        </S.Note>
      )}
      {hint && <S.Note id={hintId}>{hint}</S.Note>}
    </S.Field>
  )
}
