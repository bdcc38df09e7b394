import type { TypedUseMutation } from '@reduxjs/toolkit/query/react'
import type { ComponentType } from 'react'
import type { baseQuery } from '@/api/baseQuery'
import type { ProtocolItem } from '@/blocks/form/protocol'
import type { Offer } from '@/blocks/register/offer'
import type { CollectDraft } from '@/features/collect'
import type { ActionArg } from '@/services/candle'

/** Besides the phone and its code, which every form has. */
export type CollectField = 'name' | 'city'

export type CollectValues = { readonly phone: string; readonly smsCode: string; readonly contextToken: string; readonly name?: string; readonly city?: string; readonly wish?: string }

export type CollectTexts = {
  readonly title: string
  readonly headline: string
  readonly subline: string
  /** Over the fields. */
  readonly card: string
  /** On the way to the form beside this one. */
  readonly other: string
  /** What the link's amount is; without it no amount is shown. */
  readonly gift?: string
}

export type CollectPageOptions = {
  /** In their order, before the phone and after it. */
  readonly fields: readonly CollectField[]
  /** What the visitor may want, of which one is chosen; the first unless another is. */
  readonly useWishes?: () => Readonly<Record<string, string>>
  readonly useTexts: () => CollectTexts
  /** The call that takes the form; its answer: whether it was left before. */
  readonly useSubmit: TypedUseMutation<{ readonly isDuplicate: boolean }, ActionArg<CollectValues>, typeof baseQuery>
  readonly Scene: ComponentType
  /** The page of the campaign with the form beside this one. */
  readonly otherPath: string
}

export type CollectData = {
  readonly draft: CollectDraft
  readonly protocol: readonly ProtocolItem[]
  readonly offer: Offer
  readonly isBusy: boolean
  readonly isPreview?: boolean
}

export type CollectActions = {
  readonly edit: (field: string, value: string) => void
  readonly agree: (hasAgreed: boolean) => void
  readonly sendCode: () => unknown
  readonly submit: () => unknown
  readonly again: () => void
  readonly openOther: () => void
}
