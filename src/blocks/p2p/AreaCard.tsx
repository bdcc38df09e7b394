import type { ComponentType } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Picture } from '@/ui/display/Picture'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, radius, themed, wrapAtCommas } from '@/ui/theme'
import { p2pMessages } from './messages'

const Place = styled.div`
  margin-bottom: 0.75rem;
  border-radius: ${radius.m};
  overflow: hidden;
`

const Note = styled.p`
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.6;
  white-space: pre-line;
  ${wrapAtCommas}
`

const Cities = styled.ul`
  margin: 0.75rem -0.125rem -0.125rem;
`

const City = styled.li`
  display: inline-block;
  margin: 0.125rem;
  padding: 0.25rem 0.625rem;
  border-radius: ${radius.pill};
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.small};
  line-height: 1.5rem;
`

type AreaCardProps = { readonly title: string; readonly note: string; readonly image: string; readonly Map: ComponentType | undefined; readonly cities: readonly string[] }

/** Where it can be ridden: a map where there is one, in words, and the cities. */
export function AreaCard({ title, note, image, Map, cities }: AreaCardProps) {
  const { cities: label } = useMessages(p2pMessages)
  return (
    <Card title={title} box="areaTitle">
      {(image || Map) && <Place data-box="areaImage">{image ? <Picture src={image} alt="" ratio={16 / 9} fallback={Map && <Map />} /> : Map && <Map />}</Place>}
      <Note data-box="areaNote">
        <NoBreakDates>{note}</NoBreakDates>
      </Note>
      {cities.length > 0 && (
        <Cities role="list" aria-label={label}>
          {cities.map((city) => (
            <City key={city}>{city}</City>
          ))}
        </Cities>
      )}
    </Card>
  )
}
