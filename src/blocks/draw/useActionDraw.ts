import type { TypedUseMutation } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import type { ActionArg, ActivityRequest } from '@/services/candle'
import { useDraw, type Draw, type DrawOptions } from './useDraw'

/** A draw of one of the campaign's actions that takes nothing but the tap; made with `drawCall`. */
export function useActionDraw<Result>(useAction: TypedUseMutation<Result, ActionArg<undefined>, typeof baseQuery>, { request, ...options }: Omit<DrawOptions<Result, void>, 'send'> & { readonly request: ActivityRequest }): Draw<Result, void> {
  // oxlint-disable-next-line react/hooks -- a page has its actions for its whole life
  const [send] = useAction()
  return useDraw<Result>({ ...options, send: (requestId) => send({ request, requestId, args: undefined }) })
}
