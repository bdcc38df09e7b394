import styled from 'styled-components'
import { ActionsSkeleton } from './ActionsSkeleton'
import { Skeleton } from './Skeleton'
import { StatePanel } from './StatePanel'

/** The pictures are 4:3. */
const Art = styled(Skeleton)`
  padding-top: 75%;
`

const Line = styled(Skeleton)`
  margin-right: auto;
  margin-left: auto;
`

/** The skeleton of a `StatePanel`: picture, title, a line of text with `hasText`, and as many actions. */
export const PanelSkeleton = ({ hasText = false, actions }: { readonly hasText?: boolean; readonly actions: number }) => (
  <div aria-hidden>
    <StatePanel art={<Art shape="block" height="0" />} title={<Line shape="text" width="6rem" height="1.4em" />} text={hasText && <Line shape="text" width="16rem" height="1.6em" />}>
      <ActionsSkeleton count={actions} />
    </StatePanel>
  </div>
)
