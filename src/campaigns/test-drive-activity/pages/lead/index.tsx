import { useState } from 'react'
import styled from 'styled-components'
import { definePage, type PageViewProps } from '@/blocks/definePage'
import { ContactRows, PickRow } from '@/blocks/formParts/ContactRows'
import { FormCard } from '@/blocks/formParts/FormCard'
import { FormSkeleton } from '@/blocks/formParts/FormSkeleton'
import type { LeadField, LeadForm } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/Button'
import { uiMessages } from '@/ui/messages'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { fontSize, neutral } from '@/ui/theme'
import type { PassengerChannel } from '../../activity/useActivity'
import type { ShareCard } from '../../activity/useShare'
import type { Dealers } from '../../api'
import { Showroom } from '../../art/Showroom'
import { leadConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { choicesOf, firstToChoose, PLACES, type PlaceField } from '../../rules/formRules'
import { TestDriveFrame } from '../../TestDriveFrame'
import { TestDriveSkeleton } from '../../TestDriveSkeleton'
import { useLead } from './useLead'

export type LeadData = {
  readonly form: LeadForm
  readonly hasAgreed: boolean
  readonly isBusy: boolean
  readonly channel: PassengerChannel
  /** Undefined while they are on their way, null where they could not be loaded. */
  readonly dealers: Dealers | null | undefined
  /** The lead is left and nothing follows: a modal says so. */
  readonly isDone: boolean
}

export type LeadActions = {
  readonly edit: (field: LeadField, value: string) => void
  readonly agree: (hasAgreed: boolean) => void
  readonly submit: () => unknown
  readonly reloadDealers: () => void
  readonly close: () => void
  readonly share: (card: ShareCard) => unknown
}

export const page = definePage({ kind: 'form', config: leadConfig, fixtures: async () => (await import('../../fixtures')).leadFixtures, useDefaults: useLeadDefaults, actionNames: ['edit', 'agree', 'submit', 'reloadDealers', 'close', 'share'], useLive: useLead, View: LeadView, Skeleton: LeadSkeleton })

function useLeadDefaults() {
  const { headline, shared } = useMessages(testDriveMessages).lead
  return { title: headline, cornerShare: shared }
}

const PickerSheet = lazySheet(() => import('@/blocks/pickerSheet/PickerSheet').then(({ PickerSheet: loaded }) => loaded))
// The lead is submitted by then, whether its dialog can be loaded or not.
const LeadDone = lazySheet(
  () => import('./LeadDone').then(({ LeadDone: loaded }) => loaded),
  () => toast.success(testDriveMessages.read().lead.doneTitle),
)

const Failed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${neutral.warning};
  font-size: ${fontSize.small};
`

function LeadView({ config, data: { form, dealers, channel, hasAgreed, isBusy, isDone }, actions }: PageViewProps<typeof leadConfig, LeadData, LeadActions>) {
  const { lead, title } = useMessages(testDriveMessages)
  const { loading } = useMessages(uiMessages)
  // What a user wants to choose, and what is chosen before that: one after the other, without a way back to the form between them.
  const [wanted, setWanted] = useState<PlaceField>()
  const picking = wanted && firstToChoose(wanted, form)
  const choices = picking ? choicesOf(picking, dealers ?? [], form).map((name) => ({ value: name, label: name })) : []
  const nothing = dealers === undefined ? loading : dealers === null ? lead.dealersFailed : lead.none
  const onShare = channel === 'common' ? () => actions.share(config.cornerShare) : undefined
  const pick = (field: PlaceField, name: string | undefined) => {
    if (name !== undefined) actions.edit(field, name)
    if (name === undefined || field === wanted) setWanted(undefined)
  }
  return (
    <TestDriveFrame title={config.title || title[channel]} headline={config.title || lead.headline} subline={lead.subline} picture={config.bgImage} scene={<Showroom />} onShare={onShare}>
      <FormCard title={lead.card} protocol={config.protocolContent} hasAgreed={hasAgreed} onAgree={actions.agree} submitLabel={lead.submit} images={config} isBusy={isBusy} onSubmit={actions.submit}>
        <ContactRows name={form.name} phone={form.phone} onEdit={actions.edit} />
        {PLACES.map((field) => (
          <PickRow key={field} label={lead[field]} field={form[field]} placeholder={lead.choose(lead[field])} missing={lead[`${field}Missing`]} onClick={() => setWanted(field)} />
        ))}
        {dealers === null && (
          <Failed role="status">
            {lead.dealersFailed}
            <Button kind="text" size="small" onClick={actions.reloadDealers}>
              {lead.reload}
            </Button>
          </Failed>
        )}
      </FormCard>
      {picking && (
        <PickerSheet
          key={picking}
          isOpen
          title={lead.choose(lead[picking])}
          hint={picking === wanted ? '' : lead.first(lead[picking])}
          choices={choices}
          columns={[{ label: lead[picking] }]}
          chosen={[form[picking].value]}
          emptyText={nothing}
          onConfirm={([name]) => pick(picking, name)}
          onClose={() => setWanted(undefined)}
        />
      )}
      <LeadDone isOpen={isDone} config={config.endPop} onClose={actions.close} />
    </TestDriveFrame>
  )
}

function LeadSkeleton() {
  const { lead } = useMessages(testDriveMessages)
  return (
    <TestDriveSkeleton headline={lead.headline} subline={lead.subline} scene={<Showroom />} hasShare>
      <FormSkeleton title={lead.card} rows={2 + PLACES.length} />
    </TestDriveSkeleton>
  )
}
