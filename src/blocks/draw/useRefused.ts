import { useState } from 'react'

/** The code with which the server has refused an action, for as long as the page says the same of it (`known`: the chances left, the day): a refusal may know more than the page that was asked for before. Once the page has said anything else it is over for good. */
export function useRefused(known: string | number | undefined) {
  const [refused, setRefused] = useState<{ readonly known: string | number | undefined; readonly errCode: number }>()
  if (refused && refused.known !== known) setRefused(undefined)
  return {
    refusedWith: refused?.errCode,
    noteRefusal: (errCode: number): void => setRefused({ known, errCode }),
  }
}
