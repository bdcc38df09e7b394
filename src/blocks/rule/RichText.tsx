import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { lazyChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import { uiMessages } from '@/ui/messages'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { ruleMessages } from './messages'
import * as S from './RichText.styles'

const sanitiser = lazyChunk(() => import('./sanitise'))

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
      {!sanitise && <TextBones />}
      <S.Text ref={place} />
    </>
  )
}

function TextBones() {
  return (
    <SkeletonScreen>
      {['40%', '100%', '92%', '75%', '35%', '96%', '88%'].map((width) => (
        <Skeleton key={width} width={width} style={{ marginTop: '0.75rem' }} />
      ))}
    </SkeletonScreen>
  )
}
