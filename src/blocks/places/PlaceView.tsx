import { useState } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { fontSize, neutral, visuallyHidden } from '@/ui/theme'
import { placeMessages } from './messages'
import type { PlaceActions, PlaceData } from './placeData'
import { PlaceList } from './PlaceList'
import { PlaceSearchBar } from './PlaceSearchBar'

const PickerSheet = lazySheet(() => import('@/blocks/picker/PickerSheet').then(({ PickerSheet: loaded }) => loaded))

const Heading = styled.h1`
  ${visuallyHidden}
`

const Current = styled.p`
  margin: 0.625rem 0 0 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

type PlaceViewProps = { readonly title: string; readonly data: PlaceData; readonly actions: PlaceActions }

export function PlaceView({ title, data: { city, cityList, keyword, chosen, search }, actions }: PlaceViewProps) {
  const texts = useMessages(placeMessages)
  const [isPicking, setPicking] = useState(false)
  const choose = (name: string | undefined) => {
    if (name !== undefined) actions.chooseCity(name)
    setPicking(false)
  }
  return (
    <PageFrame title={title}>
      <Heading>{title}</Heading>
      <Card>
        <PlaceSearchBar label={title} city={city} keyword={keyword} onCity={() => setPicking(true)} onKeyword={actions.type} />
        {chosen !== '' && <Current>{texts.current(title, chosen)}</Current>}
      </Card>
      <Card>
        <PlaceList search={search} onPick={actions.pick} onRetry={actions.retry} />
      </Card>
      <PickerSheet
        key={city}
        isOpen={isPicking}
        title={texts.chooseCity}
        choices={cityList.map(({ name }) => ({ value: name, label: name }))}
        columns={[{ label: texts.city }]}
        chosen={[city]}
        emptyText={texts.noCity}
        onConfirm={([name]) => choose(name)}
        onClose={() => setPicking(false)}
      />
    </PageFrame>
  )
}
