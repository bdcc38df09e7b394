export { completeLogin } from './completeLogin'
export { requestCode } from './requestCode'
