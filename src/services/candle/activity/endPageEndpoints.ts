import { api } from '@/api/api'
import { postTo } from '../requests'
import { endPageReply } from './endPageContract'
import { parseEndPage, type EndPage } from './endPageModel'

const endPageCalls = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Part of the page of an ended activity, so a refusal of it must not lead to that page again. */
    getActEndPage: build.query<EndPage, { readonly sourceId: string; readonly userUid: string | null }>({
      query: ({ sourceId, userUid }) => postTo('getActEndPage', { sourceId, userUid: userUid ?? '' }),
      rawResponseSchema: endPageReply,
      transformResponse: parseEndPage,
      extraOptions: { isBackground: true },
    }),
  }),
})

export const { useGetActEndPageQuery } = endPageCalls
