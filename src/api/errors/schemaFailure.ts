import type { SchemaFailureInfo } from '@reduxjs/toolkit/query'
import type { ApiError } from './apiError'

type Issue = { readonly message: string; readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined }

/** A reply of the wrong shape as an `ApiError`, naming the first field that is wrong. */
export function schemaFailure(failure: { readonly issues: readonly Issue[] }, _info: SchemaFailureInfo): ApiError {
  const issue = failure.issues[0]
  const path = (issue?.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
  return { kind: 'malformed', path, reason: issue?.message ?? '' }
}
