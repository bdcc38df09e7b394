export { logInByCarrier } from './logInByCarrier'
export { OneClickOverlay } from './OneClickOverlay'
