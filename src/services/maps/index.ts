export { maps } from './endpoints'
export type { Place, PlaceQuestion, PlaceWithParts } from './model'
