export { inviteLink } from './inviteLink'
export { inviteTone } from './inviteTone'
