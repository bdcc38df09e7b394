import type { PageSignature } from '@/hosts'
import { chatAppCalls } from '@/services/chatApp'
import type { ShareThunk } from './shareLog'

export const signPage =
  (address: string): ShareThunk<Promise<PageSignature>> =>
  (dispatch) =>
    dispatch(chatAppCalls.endpoints.getChatPageSignature.initiate(address, { track: false })).unwrap()
