import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/Button'
import { uiMessages } from '@/ui/messages'
import { fontSize, layer, neutral, radius, safeArea, shadow } from '@/ui/theme'
import { waitingMessages } from './messages'

/** At the foot of the screen, over the bones and over the document's first paint, which may still be there. */
const Place = styled.div`
  position: fixed;
  z-index: ${layer.bar};
  right: 1rem;
  left: 1rem;
  display: flex;
  align-items: center;
  justify-content: space-between;
  max-width: 35.5rem;
  margin: 0 auto;
  padding: 0.75rem 0.75rem 0.75rem 1rem;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  ${safeArea('bottom', 'bottom', '1.5rem')}
`

const Words = styled.p`
  flex: 1;
  min-width: 0;
  margin-right: 0.75rem;
`

/** For whoever waits long. The page comes all the same when its answer does; to ask again, it starts anew, which ends whatever hangs. */
export function SlowNotice() {
  const { slow } = useMessages(waitingMessages)
  const { retry } = useMessages(uiMessages)
  return (
    <Place role="status">
      <Words>{slow}</Words>
      <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
        {retry}
      </Button>
    </Place>
  )
}
