import { useCallback, useEffect, useState } from 'react'

export type Notice = { readonly text: string; readonly tone: 'good' | 'bad' }

const SHOWN = 5_000

/** What the tool has to say: good news goes by itself, bad news waits until it is read. */
export function useNotice(first: Notice | null): { readonly notice: Notice | null; readonly say: (text: string, tone: Notice['tone']) => void; readonly dismiss: () => void } {
  const [notice, setNotice] = useState(first)
  const say = useCallback((text: string, tone: Notice['tone']) => setNotice({ text, tone }), [])
  const dismiss = useCallback(() => setNotice(null), [])
  useEffect(() => {
    if (notice?.tone !== 'good') return
    const timer = setTimeout(dismiss, SHOWN)
    return () => clearTimeout(timer)
  }, [notice, dismiss])
  return { notice, say, dismiss }
}
