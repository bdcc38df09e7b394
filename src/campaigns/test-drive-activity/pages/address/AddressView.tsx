import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { addressMessages } from '@/blocks/address/messages'
import { PlaceList } from '@/blocks/address/PlaceList'
import { PlaceSearchBar } from '@/blocks/address/PlaceSearchBar'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { retryImport } from '@/lib/retryImport'
import { Card } from '@/ui/Card'
import { PageFrame } from '@/ui/PageFrame'
import { fontSize, neutral, visuallyHidden } from '@/ui/theme'
import { testDriveMessages } from '../../messages'
import type { AddressActions, AddressData } from './addressData'

const PickerSheet = lazy(async () => ({ default: (await retryImport(() => import('@/blocks/picker/PickerSheet'))).PickerSheet }))

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
  const [picker, setPicker] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { city, cityList, keyword, beginAddress, search } = data
  return (
    <PageFrame title={booking.place}>
      <Heading>{booking.place}</Heading>
      <Card>
        <PlaceSearchBar city={city} keyword={keyword} onCity={() => setPicker('open')} onKeyword={actions.type} />
        {beginAddress !== '' && <Current>{texts.current(beginAddress)}</Current>}
      </Card>
      <Card>
        <PlaceList search={search} onPick={actions.pick} onRetry={actions.retry} />
      </Card>
      {picker !== 'unopened' && (
        <Suspense>
          <PickerSheet
            key={city}
            isOpen={picker === 'open'}
            title={texts.chooseCity}
            choices={cityList.map(({ name }) => ({ value: name, label: name }))}
            columns={[{ label: texts.city }]}
            chosen={[city]}
            emptyText={texts.noCity}
            onConfirm={([name]) => {
              if (name !== undefined) actions.chooseCity(name)
              setPicker('closed')
            }}
            onClose={() => setPicker('closed')}
          />
        </Suspense>
      )}
    </PageFrame>
  )
}
