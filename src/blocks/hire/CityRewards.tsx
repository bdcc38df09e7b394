import { useId, useState } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, radius, themed } from '@/ui/theme'
import type { CityReward } from './calls'
import { hireMessages } from './messages'

const FIRST = 6

const Note = styled.p`
  margin-top: -0.5rem;
  margin-bottom: 0.75rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -0.25rem;
`

/** A price tag: the city on its string, the amount below. */
const Tag = styled.li`
  position: relative;
  flex: 1 1 27%;
  min-width: 5.5rem;
  margin: 0.25rem;
  padding: 1.125rem 0.25rem 0.75rem;
  border-radius: ${radius.m};
  background-color: ${themed('primarySoft')};
  text-align: center;
  word-break: break-word;

  &::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: 50%;
    width: 0.5rem;
    height: 0.5rem;
    margin-left: -0.25rem;
    border-radius: 50%;
    background-color: ${neutral.surface};
  }

  > strong {
    display: block;
    margin-top: 0.125rem;
    color: ${themed('primary')};
    font-size: ${fontSize.heading};
    line-height: 1.4;
  }
`

/** In lines, where they are the second thing on the page. */
const Lines = styled(Tags)`
  display: block;
  margin: 0;
`

const Line = styled.li`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${fontSize.base};

  & + & {
    border-top: 1px dashed ${neutral.lineStrong};
  }

  > strong {
    flex: 1 1 0%;
    margin-left: 0.75rem;
    color: ${themed('primary')};
    font-size: ${fontSize.title};
    text-align: right;
  }
`

const More = styled.div`
  margin-top: 0.5rem;
  margin-bottom: -0.75rem;
`

type CityRewardsProps = { readonly title: string; readonly cities: readonly CityReward[]; readonly look: 'tags' | 'lines' }

/** What a driver brings, city by city; of many the first until all are wanted. */
export function CityRewards({ title, cities, look }: CityRewardsProps) {
  const texts = useMessages(hireMessages)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const [List, Item] = look === 'tags' ? ([Tags, Tag] as const) : ([Lines, Line] as const)
  if (cities.length === 0) return null
  return (
    <Card title={title} box="citiesTitle">
      <Note>{texts.perDriver}</Note>
      <List id={id} role="list">
        {(isWhole ? cities : cities.slice(0, FIRST)).map(({ name, cents }) => (
          <Item key={name}>
            {name}
            <strong>
              <Price cents={cents} isShort />
            </strong>
          </Item>
        ))}
      </List>
      {cities.length > FIRST && (
        <More>
          <Button kind="text" isBlock size="medium" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.fewerCities : texts.moreCities(cities.length)}
          </Button>
        </More>
      )}
    </Card>
  )
}

/** Its place, with six cities. */
export function CityRewardsSkeleton({ title, look }: Pick<CityRewardsProps, 'title' | 'look'>) {
  const texts = useMessages(hireMessages)
  return (
    <Card title={title}>
      <Note>{texts.perDriver}</Note>
      <Skeleton shape="block" height={look === 'tags' ? '11rem' : '16.5rem'} />
    </Card>
  )
}
