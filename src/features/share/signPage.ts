import type { PageSignature } from '@/hosts'
import { chatAppApi } from '@/services/chatApp'
import type { ShareThunk } from './shareLog'

export const signPage =
  (address: string): ShareThunk<Promise<PageSignature>> =>
  (dispatch) =>
    dispatch(chatAppApi.endpoints.getChatPageSignature.initiate(address, { track: false })).unwrap()
