import { useEffect, useState } from 'react'
import { buildAddress, type LinkChoice } from '../buildAddress'
import { makeLink } from '../makeLink'
import type { ChatCard } from '../shareCards'
import type { Workshop } from '../examine'

/** The pause behind a letter that was typed, before the page's card is asked for (ms). */
const PAUSE = 250

/** The address of a choice at once, and its cards when they are known. */
export function useMadeLink(choice: LinkChoice, picture: string, workshop: Workshop): { readonly address: string; readonly cards: readonly ChatCard[] } {
  const address = buildAddress(choice)
  const [made, setMade] = useState<{ readonly address: string; readonly cards: readonly ChatCard[] }>({ address: '', cards: [] })
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      makeLink(choice, picture, workshop).then(
        (link) => isWanted && setMade(link),
        () => isWanted && setMade({ address, cards: [] }),
      )
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the address says all of the choice
  }, [address, picture, workshop])
  return { address, cards: made.cards }
}
