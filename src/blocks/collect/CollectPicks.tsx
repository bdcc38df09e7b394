import { useState } from 'react'
import { PickRow, type FormField } from '@/blocks/formParts/ContactRows'
import { useMessages } from '@/lib/i18n'
import { lazySheet } from '@/ui/overlay/lazySheet'
import type { CollectPick } from './collectData'
import { collectMessages } from './messages'

type CollectPicksProps = {
  readonly hasCity: boolean
  /** Marketing's; ours where it names none. */
  readonly cities: readonly { readonly name: string }[]
  readonly picks: Readonly<Record<string, CollectPick>>
  readonly fieldOf: (field: string) => FormField
  readonly onEdit: (field: string, value: string) => void
}

const PickerSheet = lazySheet(() => import('@/blocks/pickerSheet/PickerSheet').then(({ PickerSheet: loaded }) => loaded))

/** The fields that are chosen, and the wheel of the one that is open. */
export function CollectPicks({ hasCity, cities, picks, fieldOf, onEdit }: CollectPicksProps) {
  const own = useMessages(collectMessages)
  const [open, setOpen] = useState<string | null>(null)
  const names = cities.length > 0 ? cities.map(({ name }) => name) : own.cities.split(',')
  const city: CollectPick = { label: own.city, placeholder: own.cityPlaceholder, missing: own.cityMissing, choices: Object.fromEntries(names.map((name) => [name, name])) }
  const all: Readonly<Record<string, CollectPick>> = { ...(hasCity && { city }), ...picks }
  const picked = open === null ? undefined : all[open]
  return (
    <>
      {Object.entries(all).map(([name, { label, placeholder, missing, choices }]) => {
        const field = fieldOf(name)
        return <PickRow key={name} label={label} field={field} text={choices[field.value] ?? field.value} placeholder={placeholder} missing={missing} onClick={() => setOpen(name)} />
      })}
      {open !== null && picked && (
        <PickerSheet
          isOpen
          title={picked.placeholder}
          choices={Object.entries(picked.choices).map(([value, label]) => ({ value, label }))}
          columns={[{ label: picked.label }]}
          chosen={[fieldOf(open).value]}
          emptyText={own.noCities}
          onConfirm={([value]) => {
            if (value !== undefined) onEdit(open, value)
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
