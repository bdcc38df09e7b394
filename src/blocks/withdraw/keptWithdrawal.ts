import { integer, maxLength, minLength, minValue, nullable, number, object, pipe, safeParse, string } from 'valibot'
import { tabItem } from '@/lib/tabItem'
import type { WithdrawOrder } from './withdrawal'

const kept = object({
  owner: pipe(string(), minLength(1)),
  typed: pipe(string(), maxLength(20)),
  order: nullable(object({ requestId: pipe(string(), minLength(1)), cents: pipe(number(), integer(), minValue(1)) })),
})

export type Kept = { readonly typed: string; readonly order: WithdrawOrder | null }

const nothing: Kept = { typed: '', order: null }

/**
 * What the tab remembers of a person's withdrawal: what was typed, and an order whose outcome is not known. It survives a reload, a
 * login and a way to another page, so that the same intention is never sent under two names. `owner`: activity and person.
 */
export function keptWithdrawal(owner: string) {
  const item = tabItem('withdrawal')
  const read = (): Kept => {
    const { success, output } = safeParse(kept, parse(item.read()))
    return success && output.owner === owner ? { typed: output.typed, order: output.order } : nothing
  }
  return {
    read,
    write: (change: Partial<Kept>): void => item.write(JSON.stringify({ owner, ...read(), ...change })),
    clear: item.erase,
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
