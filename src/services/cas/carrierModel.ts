import type { InferOutput } from 'valibot'
import { ACCOUNT_TYPE } from './accountType'
import type { signatureReply } from './contract'
import { toLoginExtras, type Invitation } from './model'

/** Lets the carrier's SDK work on this page (spec 1 §3, one-click result). */
export type PageSignature = { readonly accessToken: string; readonly jwtToken: string }

/** What the SDK gave for the number of this device: its token, and what it was asked with. */
export type CarrierProof = {
  readonly spToken: string
  /** The SDK's own, 600000. */
  readonly resultCode: string
  readonly signature: PageSignature
  readonly invitation: Invitation
  /** The page's whole address. */
  readonly pageUrl: string
}

export function parseSignature({ accessToken, jwtToken }: InferOutput<typeof signatureReply>): PageSignature {
  return { accessToken, jwtToken }
}

/** Spec 1 §7. The content of `sdkSupplierParam` is not specified there: it is the rest of the one-click result of spec 1 §3, as a JSON string. */
export function toCarrierLogin({ spToken, resultCode, signature, invitation, pageUrl }: CarrierProof) {
  const { commonJson, extraParameters } = toLoginExtras(invitation, pageUrl)
  return {
    accountType: ACCOUNT_TYPE.carrier,
    platform: 'h5',
    authToken: spToken,
    sdkSupplierParam: JSON.stringify({ resultCode, accessToken: signature.accessToken, jwtToken: signature.jwtToken }),
    commonJson,
    extraParameters,
  }
}
