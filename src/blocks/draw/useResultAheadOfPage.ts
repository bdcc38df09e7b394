import { useState } from 'react'
import type { DrawStage } from './useDraw'

/** What an action gave, until the page, which was asked before it, has been asked again: the page does not know of it yet. `day`: where it is over with its day, too. */
export function useResultAheadOfPage<Result>(stage: DrawStage<Result>, page: unknown, day?: string): Result | undefined {
  const [last, keep] = useState<{ readonly result: Result; readonly page: unknown; readonly day: string | undefined }>()
  if (stage.step === 'settled' && stage.result !== last?.result) keep({ result: stage.result, page, day })
  return last?.page === page && last?.day === day ? last?.result : undefined
}
