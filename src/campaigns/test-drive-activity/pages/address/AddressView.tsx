import { useState } from 'react'
import styled from 'styled-components'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/layout/Card'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { PageFrame } from '@/ui/layout/PageFrame'
import { fontSize, neutral, visuallyHidden } from '@/ui/theme'
import { testDriveMessages } from '../../messages'
import type { AddressActions, AddressData } from './addressData'
import { addressMessages } from './messages'
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

/** Where a car is to come to (spec 2 §2.1). */
export function AddressView({ data, actions }: PageViewProps<Record<string, never>, AddressData, AddressActions>) {
  const { booking } = useMessages(testDriveMessages)
  const texts = useMessages(addressMessages)
  const [isPicking, setPicking] = useState(false)
  const { city, cityList, keyword, beginAddress, search } = data
  return (
    <PageFrame title={booking.place}>
      <Heading>{booking.place}</Heading>
      <Card>
        <PlaceSearchBar city={city} keyword={keyword} onCity={() => setPicking(true)} onKeyword={actions.type} />
        {beginAddress !== '' && <Current>{texts.current(beginAddress)}</Current>}
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
        onConfirm={([name]) => {
          if (name !== undefined) actions.chooseCity(name)
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
    </PageFrame>
  )
}
