export { maps } from './endpoints'
export type { Place, PlaceWithParts } from './model'
