import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { schemaFailure } from './errors/schemaFailure'

/**
 * The one API of the product. A service adds its endpoints with `injectEndpoints({ overrideExisting: 'throw' })` and gives each
 * a `rawResponseSchema` (the wire contract): a reply of another shape becomes a `malformed` error with the path of the field.
 */
export const api = createApi({
  reducerPath: 'api',
  // One tag type; the id is the name of the call (`tagOf`).
  tagTypes: ['Call'],
  baseQuery,
  catchSchemaFailure: schemaFailure,
  endpoints: () => ({}),
})
