import type { InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { strictText, text } from '@/lib/reply/fields'

/** Another user, as replies name them. The server masks the number. */
export const personEntries = { mobileMask: text, nickName: text, avatar: text }

export const personReply = jsonObject({ id: strictText, ...personEntries })

/** `name`: '' where the server sends none. */
export type Person = { readonly id: string; readonly name: string; readonly avatar: string }

/** The nickname, else the masked number; '' where the server sends neither. */
export const nameOf = (sent: { readonly nickName: string; readonly mobileMask: string } | null): string => sent?.nickName || (sent?.mobileMask ?? '')

export const parsePerson = ({ id, avatar, ...sent }: InferOutput<typeof personReply>): Person => ({ id, name: nameOf(sent), avatar })
