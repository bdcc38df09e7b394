import type { TypedUseMutation } from '@reduxjs/toolkit/query/react'
import type { ComponentType } from 'react'
import type { baseQuery } from '@/api/baseQuery'
import type { Offer } from '@/blocks/register/offer'
import type { CollectDraft } from '@/features/collect'
import type { Agreement } from '@/features/login'
import type { ActionArg } from '@/services/candle'

/** A field of the form besides phone and code, which every form has. */
export type CollectField = 'company' | 'name' | 'city'

/** The request's arguments. Without `phone` the backend takes the number of the user who is logged in; `ticks` are the keys of the checkboxes that were ticked. */
export type CollectValues = { readonly phone?: string; readonly smsCode?: string; readonly contextToken?: string; readonly wish?: string; readonly ticks?: readonly string[]; readonly [field: string]: string | readonly string[] | undefined }

/** `isDuplicate`: this user had sent the form before. `receipt`: the backend's number for it, shown to the user. */
export type CollectReply = { readonly isDuplicate: boolean; readonly receipt?: string }

type Outcome = { readonly title: string; readonly text: string }

/** A field with a few options. `choices`: the label of each option, by the value that is sent. */
export type CollectPick = { readonly label: string; readonly placeholder: string; /** In place of the placeholder after a submit without a choice. */ readonly missing: string; readonly choices: Readonly<Record<string, string>> }

export type CollectTexts = {
  readonly title: string
  readonly headline: string
  readonly subline: string
  /** The title of the card with the fields. */
  readonly card: string
  /** The label of the link to `otherPath`. */
  readonly other: string
  /** What the amount in the link is called; without it no amount is shown. */
  readonly gift?: string
  /** The label of the name field; a person's name by default. */
  readonly name?: string
  /** In place of the standard texts after a submit, and after one that was a duplicate. */
  readonly done?: Outcome
  readonly duplicate?: Outcome
}

export type CollectPageOptions = {
  /** The fields of this form; their order is the same in every form. */
  readonly fields: readonly CollectField[]
  /** The options of which the visitor chooses one; the first is chosen by default. `hasInviter`: the link names one, who is known. */
  readonly useWishes?: (hasInviter: boolean) => Readonly<Record<string, string>>
  /** Further fields with a few options each. */
  readonly usePicks?: () => Readonly<Record<string, CollectPick>>
  /** Optional checkboxes. */
  readonly useTicks?: () => { readonly label: string; readonly ticks: Readonly<Record<string, string>> }
  /** Phone and code log the user in: a user who is logged in types neither, and a form for another number needs a login with that number. */
  readonly isLogin?: true
  readonly useTexts: () => CollectTexts
  /** The amount that previews show (integer cents). */
  readonly sampleCents?: number
  /** What previews choose of `usePicks`. */
  readonly samplePicks?: Readonly<Record<string, string>>
  /** The call that sends the form. */
  readonly useSubmit: TypedUseMutation<CollectReply, ActionArg<CollectValues>, typeof baseQuery>
  readonly Scene: ComponentType
  /** The page of the campaign that the form links to. */
  readonly otherPath: string
}

export type CollectData = {
  readonly draft: CollectDraft
  /** The product's own agreements, shown where marketing sets none. */
  readonly agreements: readonly Agreement[]
  readonly offer: Offer
  readonly isBusy: boolean
  /** The masked number of the user who is logged in; '' where the form asks for a number. */
  readonly account: string
}

export type CollectActions = {
  readonly edit: (field: string, value: string) => void
  readonly agree: (hasAgreed: boolean) => void
  readonly sendCode: () => unknown
  readonly submit: () => unknown
  readonly again: () => void
  readonly openOther: () => void
  /** To the product's home. */
  readonly leave: () => void
}
