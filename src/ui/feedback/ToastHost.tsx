import type { ReactNode } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { ToastIcon } from './ToastIcon'
import * as S from './ToastHost.styles'
import { TOAST_MS } from './toastKind'

/** Shows the toasts of `toast`. Loaded with the first touch or the first toast (`LazyToasts`). */
export function ToastHost(): ReactNode {
  const { toasts } = useToaster({ duration: TOAST_MS, removeDelay: S.LEAVE_MS })
  const newest = toasts[0]
  return (
    <S.Layer>
      {newest && (
        <S.Toast key={newest.id} {...newest.ariaProps} $isLeaving={!newest.visible}>
          <ToastIcon type={newest.type} />
          <span>{resolveValue(newest.message, newest)}</span>
        </S.Toast>
      )}
    </S.Layer>
  )
}
