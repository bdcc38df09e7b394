import { useState } from 'react'
import { FormCard } from '@/blocks/form/FormCard'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { uiMessages } from '@/ui/messages'
import { toast } from '@/ui/feedback/toast'
import { Showroom } from '../../art/Showroom'
import type { leadConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { ContactRows } from '../form/ContactRows'
import { PickRow } from '../form/PickRow'
import { TestDriveFrame } from '../frame/TestDriveFrame'
import { choicesOf, type LeadActions, type LeadData, type PlaceField } from './leadData'
import { DealersFailed } from './DealersFailed'

const PickerSheet = lazySheet(() => import('@/blocks/picker/PickerSheet').then(({ PickerSheet: loaded }) => loaded))
// The lead is left by then, whether its dialog can be had or not.
const LeadDone = lazySheet(
  () => import('./LeadDone').then(({ LeadDone: loaded }) => loaded),
  () => toast.success(testDriveMessages.read().lead.doneTitle),
)

const PLACES: readonly PlaceField[] = ['province', 'city', 'dealer']
const ABOVE: Partial<Record<PlaceField, PlaceField>> = { city: 'province', dealer: 'city' }

export function LeadView({ config, data, actions }: PageViewProps<typeof leadConfig, LeadData, LeadActions>) {
  const { lead, title } = useMessages(testDriveMessages)
  const { loading } = useMessages(uiMessages)
  const { form, dealers, channel } = data
  const [picking, setPicking] = useState<PlaceField>()
  const choices = picking && dealers.status === 'ready' ? choicesOf(picking, dealers.provinces, form).map((name) => ({ value: name, label: name })) : []
  const above = picking && ABOVE[picking]
  const nothing = { loading, failed: lead.dealersFailed, ready: above && form[above].value === '' ? lead.first(lead[above]) : lead.none }
  return (
    <TestDriveFrame
      title={config.title || title[channel]}
      headline={config.title || lead.headline}
      subline={lead.subline}
      picture={config.bgImage}
      scene={<Showroom />}
      onShare={channel === 'common' ? () => actions.share(config.cornerShare) : undefined}
    >
      <FormCard
        title={lead.card}
        protocol={config.protocolContent}
        hasAgreed={data.hasAgreed}
        onAgree={actions.agree}
        submitLabel={lead.submit}
        images={config}
        isBusy={data.isBusy}
        onSubmit={actions.submit}
      >
        <ContactRows name={form.name} phone={form.phone} onEdit={actions.edit} />
        {PLACES.map((field) => (
          <PickRow key={field} label={lead[field]} field={form[field]} placeholder={lead.choose(lead[field])} missing={lead[`${field}Missing`]} onClick={() => setPicking(field)} />
        ))}
        {dealers.status === 'failed' && <DealersFailed onReload={actions.reloadDealers} />}
      </FormCard>
      {picking && (
        <PickerSheet
          key={picking}
          isOpen
          title={lead.choose(lead[picking])}
          choices={choices}
          columns={[{ label: lead[picking] }]}
          chosen={[form[picking].value]}
          emptyText={nothing[dealers.status]}
          onConfirm={([name]) => {
            if (name !== undefined) actions.edit(picking, name)
            setPicking(undefined)
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
      <LeadDone isOpen={data.isDone} config={config.endPop} onClose={actions.close} />
    </TestDriveFrame>
  )
}
