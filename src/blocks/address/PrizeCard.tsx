import styled from 'styled-components'
import { playMessages } from '@/blocks/play/messages'
import { GoodsTile } from '@/blocks/rewardDialog/GoodsArt'
import { useMessages } from '@/lib/i18n'
import { Picture } from '@/ui/display/Picture'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, radius } from '@/ui/theme'
import type { AddressRecord } from './addressData'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.5rem;
`

const Image = styled.div`
  flex: none;
  width: 3.5rem;
  margin-right: 0.875rem;
  border-radius: ${radius.m};
  overflow: hidden;
`

const Words = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
`

const Name = styled.p`
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
  word-break: break-word;
`

const Note = styled.p`
  margin-top: 0.125rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-wrap: balance;
`

/** What is sent, and what can still be done about it. */
export const PrizeCard = ({ prize, note }: { readonly prize: AddressRecord['prize']; readonly note: string }) => (
  <Card>
    <Row>
      <Image>
        <Picture src={prize.image} alt="" ratio={1} fallback={<GoodsTile />} />
      </Image>
      <Words>
        <Name>{useMessages(playMessages).name('goods', prize.name)}</Name>
        <Note data-box="note">{note}</Note>
      </Words>
    </Row>
  </Card>
)

export const PrizeSkeleton = () => (
  <Card>
    <Row>
      <Image>
        <Skeleton shape="block" height="3.5rem" />
      </Image>
      <Words>
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="80%" />
      </Words>
    </Row>
  </Card>
)
