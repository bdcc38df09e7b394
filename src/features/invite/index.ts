export { inviteLink } from './inviteLink'
export { inviteRowReply, parseInviteRow } from './inviteRow'
export { inviteTone } from './inviteTone'
export type { InviteRow } from './inviteRow'
