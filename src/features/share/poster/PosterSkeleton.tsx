import styled from 'styled-components'
import { Skeleton } from '@/ui/feedback/Skeleton'
import * as S from './PosterDialog.styles'

/** As high as the choice of its looks. */
const Choice = styled(Skeleton)`
  margin: 0 auto 0.75rem;
`

const Picture = styled(Skeleton)`
  position: absolute;
  top: 0;
  left: 0;
`

/** The place of a poster, with the choice of its looks. */
export const PosterSkeleton = ({ isLandscape = false }: { readonly isLandscape?: boolean }) => (
  <>
    {!isLandscape && <Choice shape="pill" width="13rem" height="3.125rem" />}
    <S.Place $isLandscape={isLandscape}>
      <Picture shape="block" height="100%" />
    </S.Place>
    <S.Foot />
  </>
)
