export { chatAppApi } from './endpoints'
