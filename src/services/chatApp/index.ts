export { chatAppCalls } from './endpoints'
