export { inviterName, inviterOf } from './inviter'
export { keepByUser } from './keepByUser'
export { keepChances } from './keepChances'
