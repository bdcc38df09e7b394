import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { useLazyChunk } from '@/lib/lazy/lazyChunk'
import { uiMessages } from '@/ui/messages'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { ruleMessages } from './messages'
import { sanitiser } from './sanitiser'
import { TextSkeleton } from './TextSkeleton'
import * as S from './RichText.styles'

/** HTML from outside, sanitised before any of it comes into the page. Where that cannot be done, the page says so and shows none of it. */
export function RichText({ html }: { readonly html: string }) {
  const texts = useMessages(ruleMessages)
  const { retry } = useMessages(uiMessages)
  const { loaded: { sanitise } = {}, failure, retry: loadAgain } = useLazyChunk(sanitiser)
  const [isRefused, setRefused] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = place
    if (!sanitise || !current) return
    const safe = sanitise(html)
    current.textContent = ''
    if (safe) current.appendChild(safe)
    setRefused(!safe)
  }, [html, sanitise])

  if (failure) return <StatePanel role="alert" title={texts.notShown} action={{ label: retry, onClick: loadAgain }} />
  return (
    <>
      {isRefused && <StatePanel role="alert" title={texts.unsupported} />}
      {!sanitise && <TextSkeleton />}
      <S.Text ref={place} />
    </>
  )
}
