import type { ActionArg, ActivityRequest } from '@/services/candle'
import type { CallResult } from '@/api/errors/callOutcome'
import { useDraw, type Draw, type DrawOptions } from './useDraw'

/** What RTK Query's hook gives of an `action` that is made with `drawCallOptions` and takes nothing but the tap. */
type Sending<Result> = readonly [send: (arg: ActionArg<undefined>) => Promise<CallResult<Result>>, ...rest: readonly unknown[]]

/** A draw of one of the campaign's actions: `useActionDraw(useXSignMutation(), { name: 'xSign', request })`. */
export function useActionDraw<Result>([send]: Sending<Result>, { request, ...options }: Omit<DrawOptions<Result, void>, 'send'> & { readonly request: ActivityRequest }): Draw<Result, void> {
  return useDraw<Result>({ ...options, send: (requestId) => send({ request, requestId, args: undefined }) })
}
