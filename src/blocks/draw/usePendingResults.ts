import { useState } from 'react'
import type { DrawStage } from './useDraw'

/** What an action gave, each time, until the page, which was asked before that, has been asked again: the page does not know of it yet. `day`: where it is over with its day, too. */
export function usePendingResults<Result>(stage: DrawStage<Result>, page: unknown, day?: string): readonly Result[] {
  const [kept, keep] = useState<{ readonly results: readonly Result[]; readonly page: unknown; readonly day: string | undefined }>({ results: [], page, day })
  const results = kept.page === page && kept.day === day ? kept.results : []
  if (stage.step === 'settled' && stage.result !== kept.results[kept.results.length - 1]) keep({ results: [...results, stage.result], page, day })
  return results
}
