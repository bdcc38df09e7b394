import { array, nonEmpty, object, optional, pipe, string, type InferOutput } from 'valibot'
import { debt } from './fields'

/** Reply of the calls that name the newest winners of a campaign. */
export const winnersReply = object({ list: array(object({ id: pipe(string(), nonEmpty()), mobileMask: string(), nickName: optional(string()), amount: debt })) })

export type Winner = { readonly id: string; readonly name: string; readonly cents: number }

/** By nickname, else by the mask. A winner of nothing is left out. */
export function parseWinners({ list }: InferOutput<typeof winnersReply>): readonly Winner[] {
  return list.filter(({ amount }) => amount > 0).map(({ id, mobileMask, nickName, amount }) => ({ id, name: nickName || mobileMask, cents: amount }))
}

export const winners = { reply: winnersReply, parse: parseWinners, options: { isBackground: true } }
