import { useState } from 'react'

/** Remembers the code with which the server refused an action until `known` (the chances left, the day) changes: the page's data may be older than the refusal. */
export function useRefused(known: string | number | undefined) {
  const [refused, setRefused] = useState<{ readonly known: string | number | undefined; readonly errCode: number }>()
  if (refused && refused.known !== known) setRefused(undefined)
  return {
    refusedWith: refused?.errCode,
    noteRefusal: (errCode: number): void => setRefused({ known, errCode }),
  }
}
