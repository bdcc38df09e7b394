import { useMemo } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { fontSize, neutral, radius } from '@/ui/theme'
import { shareMessages } from '../messages'
import { qrImage } from './qrImage'
import { SaveButton } from './SaveButton'
import { useSaveableImage } from './useSaveableImage'

/** White to the edge, whatever lies around it: a camera needs it. No menu of ours stands in the way of a long press. */
const Picture = styled.img`
  display: block;
  width: 100%;
  border-radius: ${radius.m};
  background-color: #ffffff;
  -webkit-touch-callout: default;
  -webkit-user-select: auto;
  user-select: auto;
`

const Hint = styled.p`
  margin-top: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`

const Way = styled.div`
  margin-top: 0.75rem;
`

/** The code of a link, as wide as its place, and the way to keep it. */
export function QrCode({ link }: { readonly link: string }) {
  const { poster: texts } = useMessages(shareMessages)
  const image = useMemo(() => imageOf(link), [link])
  useSaveableImage(image)
  if (image === undefined) return <Hint role="alert">{texts.failed}</Hint>
  return (
    <>
      <Picture src={image} alt={texts.qrOnly} />
      <SaveButton image={image} Hint={Hint} Place={Way} />
    </>
  )
}

function imageOf(link: string): string | undefined {
  try {
    return qrImage(link)
  } catch {
    return undefined
  }
}
