import type { InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { strictSignedCents, strictText, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { nameOf } from './rows/person'

export const winnerRows = rows(jsonObject({ id: strictText, mobileMask: text, nickName: text, amount: strictSignedCents }))

/** Reply of the calls that name the newest winners of a campaign. */
export const winnersReply = jsonObject({ list: winnerRows })

export type Winner = { readonly id: string; readonly name: string; readonly cents: number }

const NEWEST = 20

/** The newest, by nickname, else by the mask. A winner of nothing is left out, and one without a name. */
export function parseWinners({ list }: InferOutput<typeof winnersReply>): readonly Winner[] {
  const named = list.map(({ id, amount, ...sent }) => ({ id, name: nameOf(sent), cents: amount }))
  return named.filter(({ name, cents }) => name !== '' && cents > 0).slice(0, NEWEST)
}

export const winners = { reply: winnersReply, parse: parseWinners, options: { isBackground: true } }
