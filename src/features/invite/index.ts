export { inviteLink, withInviter } from './inviteLink'
export { inviteTone } from './inviteTone'
