import { useCallback, useEffect, useState } from 'react'

/** What can be done about what is said. */
export type NoticeAction = { readonly label: string; readonly run: () => void }
export type Notice = { readonly text: string; readonly tone: 'good' | 'bad'; readonly actions?: readonly NoticeAction[] }
export type Say = (text: string, tone: Notice['tone'], ...actions: readonly NoticeAction[]) => void

const SHOWN = 6_000

/** What the tool has to say: good news goes by itself, bad news waits until it is read. */
export function useNotice(first: Notice | null): { readonly notice: Notice | null; readonly say: Say; readonly dismiss: () => void } {
  const [notice, setNotice] = useState(first)
  const say = useCallback<Say>((text, tone, ...actions) => setNotice({ text, tone, actions }), [])
  const dismiss = useCallback(() => setNotice(null), [])
  useEffect(() => {
    if (notice?.tone !== 'good') return
    const timer = setTimeout(dismiss, SHOWN)
    return () => clearTimeout(timer)
  }, [notice, dismiss])
  return { notice, say, dismiss }
}
