import { useCallback, useRef, useState } from 'react'
import { examine, type Report, type Visitor, type Workshop } from '../examine'

export type Explained = { readonly status: 'idle' | 'busy' | 'unreadable' } | { readonly status: 'failed'; readonly reason: string } | { readonly status: 'done'; readonly report: Report }

/** Asks for the explanation of an address; the last one asked for is the one that is shown, and none for no address. */
export function useExplain(workshop: Workshop): { readonly explained: Explained; readonly explain: (address: string, visitor: Visitor) => Promise<void> } {
  const [explained, setExplained] = useState<Explained>({ status: 'idle' })
  const asked = useRef(0)
  const explain = useCallback(
    async (address: string, visitor: Visitor): Promise<void> => {
      asked.current += 1
      const mine = asked.current
      if (address === '') return setExplained({ status: 'idle' })
      setExplained({ status: 'busy' })
      const next = await examine(address, visitor, workshop).then(
        (report): Explained => (report ? { status: 'done', report } : { status: 'unreadable' }),
        (error: unknown): Explained => ({ status: 'failed', reason: error instanceof Error ? error.message : String(error) }),
      )
      if (mine === asked.current) setExplained(next)
    },
    [workshop],
  )
  return { explained, explain }
}
