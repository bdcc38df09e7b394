import type { Line, Stage } from '@config/env'
import type { PageKind } from '@/blocks/definePage'
import type { PageDefinition, Campaign } from '@/campaigns/defineCampaign'
import type { EntryState } from '@/features/entry'
import type { HostKind } from '@/hosts'
import type { AddressParts } from './readPlace'

/** Where an address belongs: the environment of its host (spec 2 §9). */
export type SiteFacts = {
  readonly stage: Stage
  readonly line: Line
  readonly isKnownHost: boolean
  /** Who answers the calls; '' is the page's own origin. */
  readonly apiBase: string
  readonly appId: string
  readonly productId: string
}

/** `entry`: one of a parameter's names in the address. */
export type ParamReading = {
  readonly name: string
  /** As the app decodes it; secrets are covered. */
  readonly raw: string
  /** `taken`: as it stands; `repaired`: as `value`; `ignored`: as if it were not there; `page`, `tool`: read elsewhere; `unread`: not read at all. */
  readonly status: 'taken' | 'repaired' | 'ignored' | 'page' | 'tool' | 'unread'
  readonly why?: 'empty' | 'badForm' | 'repeated' | 'overridden' | 'tooLong' | 'notInProduction' | 'notOutside' | 'escapedTwice' | 'encodedOver' | 'misspelt' | 'behindHash'
  readonly value?: string
  readonly key?: keyof EntryState
  /** The name that may have been meant. */
  readonly meant?: string
}

/** What an address shows, before the session is considered. */
export type Route =
  | { readonly to: 'start' }
  | { readonly to: 'unknown'; readonly campaign?: Campaign | undefined; readonly nearest: readonly string[] }
  | {
      readonly to: 'page'
      readonly campaign?: Campaign | undefined
      /** After the prefix; outside the campaigns the whole path. */
      readonly path: string
      readonly kind: PageKind
      readonly entry: PageDefinition
      readonly isPreview: boolean
      /** The campaign's root leads here, since it has no home. */
      readonly isLanding: boolean
    }

/**
 * What stands before the page (spec 1 §4, spec 2 §2.3): `open`, `passed` with a session, `login` without one, `host` while the app around the page
 * may still log the user in, `parent` where the page around this one sends the session.
 */
export type Guard = { readonly is: 'open' | 'passed' | 'login' | 'host' | 'parent'; readonly loginPath?: string }

export type Explanation = {
  readonly place: AddressParts
  readonly site: SiteFacts
  readonly route: Route
  readonly params: readonly ParamReading[]
  /** The entry parameters as the store has them once the campaign is entered. */
  readonly entry: EntryState
  /** The activity is the campaign's development one: the address names none. */
  readonly isDevelopmentActivity: boolean
  readonly host: HostKind
  readonly autoLogin: 'ticket' | 'miniProgram' | 'resume' | null
  readonly guard: Guard
}
