/**
 * What the catalogue (routes.json) asks for of the registered campaigns and nobody serves yet. The one place: a route that is served must
 * leave this list, or `routes.test.ts` fails. Of a campaign that is not in the registry nothing is served.
 */
export const unservedRoutes: Readonly<Record<string, readonly string[]>> = {}
