import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { ToastIcon } from './ToastIcon'
import * as S from './ToastHost.styles'
import { TOAST_MS } from './toastKind'
import { toastPlace } from './toastPlace'

/** Shows the toasts of `toast`. Loaded with the first touch or the first toast (`LazyToasts`). */
export function ToastHost(): ReactNode {
  const { toasts } = useToaster({ duration: TOAST_MS, removeDelay: S.LEAVE_MS })
  const touched = useLastTouched()
  const newest = toasts[0]
  return newest && <Shown key={newest.id} toast={newest} touched={touched} />
}

const CONTROL = 'a, button, input, textarea, label'

/** What a toast is about: iOS focuses no button that is tapped, so touches count besides the focus. */
function useLastTouched(): RefObject<Element | null> {
  const touched = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      touched.current = target instanceof Element ? target : null
    }
    for (const name of EVENTS) document.addEventListener(name, note, { passive: true })
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, note)
    }
  }, [])
  return touched
}

const EVENTS = ['touchstart', 'mousedown', 'focusin'] as const

type Toast = ReturnType<typeof useToaster>['toasts'][number]

function Shown({ toast, touched }: { readonly toast: Toast; readonly touched: RefObject<Element | null> }) {
  const [place] = useState(() => toastPlace((touched.current ?? document.activeElement)?.closest(CONTROL)?.getBoundingClientRect() ?? null, window.innerHeight))
  return (
    <S.Layer $place={place}>
      <S.Toast {...toast.ariaProps} $isLeaving={!toast.visible}>
        <ToastIcon type={toast.type} />
        <span>{resolveValue(toast.message, toast)}</span>
      </S.Toast>
    </S.Layer>
  )
}
