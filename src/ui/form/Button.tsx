import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import * as S from './Button.styles'
import type { ButtonKind, ButtonSize } from './Button.styles'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  /** As wide as its container. */
  readonly isBlock?: boolean
  /** Work is under way: a spinner covers the label, the width stays, clicks do nothing. */
  readonly isBusy?: boolean
  /** Not available now. It keeps the focus and can be read, unlike a `disabled` button; clicks and submits do nothing. */
  readonly isLocked?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ kind = 'primary', size = 'large', isBlock = false, isBusy = false, isLocked = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const isIdle = !isBusy && !isLocked
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) {
      onClick?.(event)
      return
    }
    // Enter in a field clicks the submit button too, so this also holds back the form.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <S.Button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle ? undefined : true}
      $kind={kind}
      $size={size}
      $isBlock={isBlock}
      $isLocked={isLocked}
    >
      <S.Label $isHidden={isBusy}>{children}</S.Label>
      {isBusy && <S.Spinner aria-hidden />}
    </S.Button>
  )
}
