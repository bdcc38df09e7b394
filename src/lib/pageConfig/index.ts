export type { ConfigField, ConfigFields, ConfigOf } from './field'
export { parseConfig } from './parseConfig'
export type { ConfigProblem } from './parseConfig'
export { colour, group, image, link, list, numeric, onOff, text } from './fields'
