import { createContext, useContext } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { useImage } from '@/ui/display/useImage'
import { fontSize } from '@/ui/theme'
import { Sealed } from './art/Sealed'
import { Logo } from './art/Seal.styles'
import type { Channel } from './channel'
import { envelopeMessages } from './messages'

/** Undefined while it is not known. */
export const ChannelContext = createContext<Channel | undefined>(undefined)

/** In the bounds of the picture, which is gone where letters are large. */
const Front = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  text-align: center;
`

/** Where the picture has its coin. */
const Mark = styled.div`
  position: absolute;
  top: 42%;
  left: 50%;
  margin: -1.5rem 0 0 -1.5rem;
`

/** On the pocket, in two lines at most. */
const Name = styled.p`
  position: absolute;
  top: 60%;
  right: 29%;
  left: 29%;
  max-height: 2.6em;
  overflow: hidden;
  font-size: ${fontSize.caption};
  line-height: 1.3;
`

/** The sealed envelope, with the partner's logo and name on it where marketing has set one of them. */
export function ChannelScene() {
  const channel = useContext(ChannelContext)
  return (
    <>
      <Sealed />
      {channel && (channel.channelName || channel.channelLogo) && <Partner {...channel} />}
    </>
  )
}

function Partner({ channelName, channelLogo }: Channel) {
  const texts = useMessages(envelopeMessages)
  const logo = useImage(channelLogo)
  const name = channelName || texts.channel
  return (
    <Front {...box('channelName')}>
      <Mark>
        <Logo>{logo.src === undefined ? <span aria-hidden>{Array.from(name)[0]}</span> : <img {...logo} alt="" />}</Logo>
      </Mark>
      <Name>{name}</Name>
    </Front>
  )
}
