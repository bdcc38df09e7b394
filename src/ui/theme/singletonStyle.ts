import { useEffect } from 'react'

type SheetProps = { readonly styles: string; readonly dynamic?: boolean }

/**
 * Stands in for the package `react-style-singleton` (webpack.config.ts), by which the dialog's scroll lock writes its rules. The package puts text
 * into a style element, which the content policy forbids; rules that are added through the CSSOM are the script's own doing.
 */
export function styleSingleton(): (props: SheetProps) => null {
  let users = 0
  let element: HTMLStyleElement | undefined
  const add = (styles: string): void => {
    users += 1
    if (users > 1) return
    element = document.createElement('style')
    document.head.appendChild(element)
    // One rule around all, because each call adds one.
    element.sheet?.insertRule(`@media all{${styles}}`, 0)
  }
  const remove = (): void => {
    users -= 1
    if (users === 0) element?.parentNode?.removeChild(element)
  }
  return function SingletonStyle({ styles, dynamic = false }) {
    const rules = dynamic ? styles : undefined
    useEffect(() => {
      add(styles)
      return remove
      // Unless they are dynamic, the rules of the first moment stay.
      // oxlint-disable-next-line react/exhaustive-deps -- as said
    }, [rules])
    return null
  }
}
