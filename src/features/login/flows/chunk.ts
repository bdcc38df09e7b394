export { proveAndIdentify } from './proveAndIdentify'
export { requestCode } from './requestCode'
