import { useState } from 'react'
import styled from 'styled-components'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { fontSize, neutral } from '@/ui/theme'
import type { placeConfig } from './config'
import { placeMessages } from './messages'
import type { PlaceActions, PlaceData } from './placeData'
import { PlaceList } from './PlaceList'
import { Heading } from './PlaceView.styles'
import { PlaceSearchBar } from './PlaceSearchBar'

const PickerSheet = lazySheet(() => import('@/blocks/pickerSheet/PickerSheet').then(({ PickerSheet: loaded }) => loaded))

const Current = styled.p`
  margin: 0.625rem 0 0 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

/** `what` is searched for: the page's title while marketing says nothing. */
type PlaceViewProps = PageViewProps<typeof placeConfig, PlaceData, PlaceActions> & { readonly what: string }

export function PlaceView({ what, config, data: { city, cityList, keyword, chosen, search }, actions }: PlaceViewProps) {
  const texts = useMessages(placeMessages)
  const title = config.title || what
  const [isPicking, setPicking] = useState(false)
  // Each opening is a wheel of its own, which begins at the city that counts.
  const [opening, setOpening] = useState(0)
  const openPicker = () => {
    setOpening(opening + 1)
    setPicking(true)
  }
  const choose = (name: string | undefined) => {
    if (name !== undefined) actions.chooseCity(name)
    setPicking(false)
  }
  return (
    <PageFrame title={title}>
      <Heading {...box('title')}>{title}</Heading>
      <Card>
        <div {...box('placeholder')}>
          <PlaceSearchBar label={title} placeholder={config.placeholder} city={city} keyword={keyword} onCity={openPicker} onKeyword={actions.type} />
        </div>
        {chosen !== '' && <Current>{texts.current(what, chosen)}</Current>}
      </Card>
      <Card>
        <PlaceList search={search} emptyText={config.emptyText} onPick={actions.pick} onRetry={actions.retry} />
      </Card>
      <PickerSheet
        key={opening}
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
