import { useState } from 'react'
import styled from 'styled-components'
import { ContactRows, PickRow } from '@/blocks/formParts/ContactRows'
import { FormCard } from '@/blocks/formParts/FormCard'
import { FormRow } from '@/blocks/formParts/FormRow'
import { useMessages } from '@/lib/i18n'
import { useFocusNextHeading } from '@/lib/page/useFocusNextHeading'
import { Button } from '@/ui/form/Button'
import { uiMessages } from '@/ui/messages'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { fontSize, neutral } from '@/ui/theme'
import type { AddressActions, AddressData, AddressField } from './addressData'
import { codesOf, regionInWords } from './addressRules'
import { DetailField } from './DetailField'
import { addressMessages } from './messages'

const PickerSheet = lazySheet(() => import('@/blocks/pickerSheet/PickerSheet').then(({ PickerSheet: loaded }) => loaded))

const Failed = styled.p`
  display: flex;
  align-items: center;
  margin-bottom: 0.5rem;
  color: ${neutral.warning};
  font-size: ${fontSize.small};
`

const Keep = styled.div`
  margin-top: 0.25rem;
  text-align: center;
`

type AddressFormProps = { readonly data: AddressData; readonly actions: AddressActions; readonly submitLabel: string }

const noPictures = { buttonImage: '', disableBtnImg: '' }

/** Nothing needs to be agreed to. */
const nothing = () => undefined

export function AddressForm({ data: { draft, wrong, regions, record, isBusy }, actions, submitLabel }: AddressFormProps) {
  const texts = useMessages(addressMessages)
  const { loading, retry } = useMessages(uiMessages)
  const [isPicking, setPicking] = useState(false)
  const fields = useFocusNextHeading()
  const isWrong = (field: AddressField): boolean => wrong.includes(field)
  const fieldOf = (field: AddressField) => ({ value: draft[field], validateStatus: isWrong(field) ? ('error' as const) : ('' as const) })
  const close = () => setPicking(false)
  return (
    <FormCard title={texts.card} protocol={[]} hasAgreed onAgree={nothing} submitLabel={submitLabel} images={noPictures} isBusy={isBusy} onSubmit={actions.save}>
      <div ref={fields}>
        <ContactRows name={fieldOf('name')} phone={fieldOf('phone')} onEdit={actions.edit} />
        <PickRow label={texts.region} field={fieldOf('region')} text={regionInWords(draft.region.split(' '))} placeholder={texts.regionPlaceholder} missing={texts.regionMissing} onClick={() => setPicking(true)} />
        {regions === null && (
          <Failed role="status">
            {texts.regionsFailed}
            <Button kind="text" size="small" onClick={actions.reloadRegions}>
              {retry}
            </Button>
          </Failed>
        )}
        <FormRow isWrong={isWrong('detail')}>
          <DetailField label={texts.detail} placeholder={texts.detailPlaceholder} value={draft.detail} error={isWrong('detail') ? (draft.detail.trim() === '' ? texts.detailEmpty : texts.detailWrong) : undefined} onChange={(value) => actions.edit('detail', value)} />
        </FormRow>
      </div>
      {record?.address && (
        <Keep>
          <Button kind="text" size="small" onClick={actions.keep}>
            {texts.keep}
          </Button>
        </Keep>
      )}
      {isPicking && (
        <PickerSheet
          // The tree may come while the sheet is open: the wheel then begins at what was chosen.
          key={regions ? 'ready' : 'waiting'}
          isOpen
          title={texts.regionPlaceholder}
          choices={regions ?? []}
          columns={Object.values(texts.columns).map((label) => ({ label }))}
          chosen={codesOf(regions ?? [], draft.regionCode)}
          emptyText={regions === undefined ? loading : regions === null ? texts.regionsFailed : texts.noRegions}
          onConfirm={(codes) => {
            actions.chooseRegion(codes)
            close()
          }}
          onClose={close}
        />
      )}
    </FormCard>
  )
}
