import { api } from '@/api/api'
import { placesReply } from './contract'
import { unwrapMapsReply } from './mapsReply'
import { parsePlaces, toPlaceQuery, type PlaceQuestion, type PlaceWithParts } from './model'

/** Short, because the user waits for the next list of places while typing (ms). */
const timeoutMs = 15_000

export const maps = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The search shows a failure in place of the list. Aborting the result of `initiate` aborts the request. */
    searchPlaces: build.query<readonly PlaceWithParts[], PlaceQuestion>({
      query: (question) => ({ host: 'maps', url: '/place/text', query: toPlaceQuery(question), timeoutMs, unwrap: unwrapMapsReply }),
      rawResponseSchema: placesReply,
      transformResponse: parsePlaces,
      extraOptions: { isBackground: true },
    }),
  }),
})
