import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, themed } from '@/ui/theme'
import type { SizeReward } from './api'
import { pieMessages } from './messages'

const Note = styled.p`
  margin-top: -0.5rem;
  margin-bottom: 0.875rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

const Row = styled.ul`
  display: flex;
  align-items: flex-end;
  margin: 0 -0.25rem;
`

const Tower = styled.li`
  display: flex;
  flex: 1 1 0%;
  flex-direction: column;
  min-width: 0;
  padding: 0 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.caption};
  line-height: 1.3;
  text-align: center;

  > strong {
    margin-bottom: 0.25rem;
    color: ${themed('primary')};
    font-size: ${fontSize.title};
    line-height: 1.4;
  }

  > :last-child {
    display: flex;
    align-items: flex-start;
    justify-content: center;
    min-height: 2.625em;
    margin-top: 0.375rem;
  }
`

/** A building, a storey higher for each size; its windows are lit. */
const Storeys = styled.span<{ $storeys: number }>`
  display: block;
  height: ${({ $storeys }) => 1.25 + $storeys * 1.25}rem;
  border-radius: 0.375rem 0.375rem 0 0;
  background-color: ${themed('primaryTo')};
  background-image: linear-gradient(90deg, transparent 18%, ${themed('accent')} 18%, ${themed('accent')} 40%, transparent 40%, transparent 60%, ${themed('accent')} 60%, ${themed('accent')} 82%, transparent 82%);
  background-repeat: repeat-y;
  background-position: 0 0.5rem;
  background-size: 100% 0.5rem;
  box-shadow: inset 0 0.5rem 0 ${themed('primaryTo')};

  &::after {
    content: '';
    display: block;
    height: 100%;
    border-radius: inherit;
    background-image: linear-gradient(${themed('primaryTo')} 50%, transparent 50%);
    background-size: 100% 1.25rem;
  }
`

/** What a company brings, by its size: the larger, the higher. */
export function SizeTowers({ title, sizes }: { readonly title: string; readonly sizes: readonly SizeReward[] }) {
  const { sizesNote, headCounts, otherSize } = useMessages(pieMessages)
  if (sizes.length === 0) return null
  return (
    <Card title={title} box="sizesTitle">
      <Note>{sizesNote}</Note>
      <Row role="list">
        {sizes.map(({ headCount, cents }, at) => (
          <Tower key={headCount}>
            <strong>
              <Price cents={cents} isShort />
            </strong>
            <Storeys $storeys={at + 1} aria-hidden />
            <span>{(headCounts as Readonly<Record<number, string>>)[headCount] ?? otherSize}</span>
          </Tower>
        ))}
      </Row>
    </Card>
  )
}

/** Their places. */
export function SizeTowersSkeleton({ title }: { readonly title: string }) {
  return (
    <Card title={title}>
      <Note>{useMessages(pieMessages).sizesNote}</Note>
      <Skeleton shape="block" height="10.25rem" />
    </Card>
  )
}
