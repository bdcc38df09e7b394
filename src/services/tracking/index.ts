export { tracking } from './endpoints'
export type { Behaviour } from './model'
