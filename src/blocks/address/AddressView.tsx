import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { LazyArt } from '@/ui/art/LazyArt'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import type { AddressActions, AddressData } from './addressData'
import { AddressForm } from './AddressForm'
import type { addressConfig } from './config'
import { addressMessages } from './messages'
import { ParcelScene } from './ParcelScene'
import { PrizeCard } from './PrizeCard'
import { SavedAddress } from './SavedAddress'

const loadLost = () => import('@/ui/art/ArtLost').then(({ ArtLost }) => ArtLost)

export function AddressView({ config, data, actions }: PageViewProps<typeof addressConfig, AddressData, AddressActions>) {
  const texts = useMessages(addressMessages)
  const { mode, record } = data
  // Marketing's words ask for the address, as the standard ones do.
  const asking = { headline: config.headline || texts.headline, subline: config.subline || texts.subline }
  const words = { writing: asking, saved: texts.onHand, shipped: texts.onItsWay, missing: asking }[mode]
  const hero = <Hero {...words} image={config.bgImage} scene={<ParcelScene />} />
  return (
    <PageFrame title={config.title || texts.title} hero={hero}>
      {record && <PrizeCard prize={record.prize} note={mode === 'shipped' ? texts.shipped : config.note || texts.note} />}
      {mode === 'writing' && <AddressForm data={data} actions={actions} submitLabel={config.buttonText || texts.save} />}
      {record && (mode === 'saved' || mode === 'shipped') && <SavedAddress record={record} actions={actions} />}
      {mode === 'missing' && (
        <Card>
          <StatePanel role="status" art={<LazyArt load={loadLost} />} title={texts.missing.title} text={texts.missing.text} action={{ label: texts.missing.leave, onClick: actions.leave }} />
        </Card>
      )}
    </PageFrame>
  )
}
