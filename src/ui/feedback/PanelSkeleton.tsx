import styled from 'styled-components'
import { Skeleton } from './Skeleton'
import { StatePanel } from './StatePanel'
import { WaysSkeleton } from './WaysSkeleton'

/** The pictures are 4:3. */
const Art = styled(Skeleton)`
  padding-top: 75%;
`

const Line = styled(Skeleton)`
  margin-right: auto;
  margin-left: auto;
`

/** A state that is not known yet: picture, title, a line of text unless there is none, and ways on. */
export const PanelSkeleton = ({ hasText = false, ways }: { readonly hasText?: boolean; readonly ways: number }) => (
  <div aria-hidden>
    <StatePanel
      art={<Art shape="block" height="0" />}
      title={<Line shape="text" width="6rem" height="1.4em" />}
      text={hasText && <Line shape="text" width="16rem" height="1.6em" />}
      ways={<WaysSkeleton count={ways} />}
    />
  </div>
)
