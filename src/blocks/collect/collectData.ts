import type { TypedUseMutation } from '@reduxjs/toolkit/query/react'
import type { ComponentType } from 'react'
import type { baseQuery } from '@/api/baseQuery'
import type { Offer } from '@/blocks/register/offer'
import type { CollectDraft } from '@/features/collect'
import type { Agreement } from '@/features/login'
import type { ActionArg } from '@/services/candle'

/** Besides the phone and its code, which every form has. */
export type CollectField = 'company' | 'name' | 'city'

/** What is sent. Without a phone it is the number of the user who is logged in; `ticks` names what was ticked. */
export type CollectValues = { readonly phone?: string; readonly smsCode?: string; readonly contextToken?: string; readonly wish?: string; readonly ticks?: readonly string[]; readonly [field: string]: string | readonly string[] | undefined }

/** `receipt`: what the backend calls that which was left. */
export type CollectReply = { readonly isDuplicate: boolean; readonly receipt?: string }

type Outcome = { readonly title: string; readonly text: string }

/** A field that is chosen of a few: `choices` in words, by what is sent. */
export type CollectPick = { readonly label: string; readonly placeholder: string; /** In its place once it was found wrong. */ readonly missing: string; readonly choices: Readonly<Record<string, string>> }

export type CollectTexts = {
  readonly title: string
  readonly headline: string
  readonly subline: string
  /** Over the fields. */
  readonly card: string
  /** On the way to the page beside this one. */
  readonly other: string
  /** What the link's amount is; without it no amount is shown. */
  readonly gift?: string
  /** Whose name is asked for; a person's unless given. */
  readonly name?: string
  /** In place of the standard words once it was left, or had been before. */
  readonly done?: Outcome
  readonly duplicate?: Outcome
}

export type CollectPageOptions = {
  readonly kind?: 'form' | 'register'
  /** Those that it has; their order is every form's. */
  readonly fields: readonly CollectField[]
  /** What the visitor may want, of which one is chosen; the first unless another is. */
  readonly useWishes?: () => Readonly<Record<string, string>>
  /** Further fields that are chosen of a few. */
  readonly usePicks?: () => Readonly<Record<string, CollectPick>>
  /** What may be ticked, or not. */
  readonly useTicks?: () => { readonly label: string; readonly ticks: Readonly<Record<string, string>> }
  /** Phone and code are a login: who has one already needs neither, and another is left by nobody but its user. */
  readonly isLogin?: true
  readonly useTexts: () => CollectTexts
  /** What previews promise (integer cents). */
  readonly sampleCents?: number
  /** The call that takes the form; its answer: whether it was left before. */
  readonly useSubmit: TypedUseMutation<CollectReply, ActionArg<CollectValues>, typeof baseQuery>
  readonly Scene: ComponentType
  /** The page of the campaign beside this one. */
  readonly otherPath: string
}

export type CollectData = {
  readonly draft: CollectDraft
  /** The product's own, for where marketing sets none. */
  readonly agreements: readonly Agreement[]
  readonly offer: Offer
  readonly isBusy: boolean
  /** The masked number of the user for whom it is left; '' where a number is asked for. */
  readonly account: string
}

export type CollectActions = {
  readonly edit: (field: string, value: string) => void
  readonly agree: (hasAgreed: boolean) => void
  readonly sendCode: () => unknown
  readonly submit: () => unknown
  readonly again: () => void
  readonly openOther: () => void
}
