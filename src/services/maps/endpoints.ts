import { api } from '@/api/api'
import { placesReply } from './contract'
import { unwrapMapsReply } from './mapsReply'
import { parsePlaces, toPlaceQuery, type PlaceQuestion, type PlaceWithParts } from './model'

/** People wait for the next list of places with the keyboard open (ms). */
const timeoutMs = 15_000

export const maps = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Whoever searches shows what went wrong in the place of the list. Aborting what `initiate` gives ends the request itself. */
    searchPlaces: build.query<readonly PlaceWithParts[], PlaceQuestion>({
      query: (question) => ({ host: 'maps', url: '/place/text', query: toPlaceQuery(question), timeoutMs, unwrap: unwrapMapsReply }),
      rawResponseSchema: placesReply,
      transformResponse: parsePlaces,
      extraOptions: { isBackground: true },
    }),
  }),
})
