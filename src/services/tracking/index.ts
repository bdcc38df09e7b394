export { tracking } from './endpoints'
