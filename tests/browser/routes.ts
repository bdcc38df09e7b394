import { readFileSync } from 'node:fs'
import { campaigns } from './served.ts'

/** `login`: a visitor who is not logged in is led to the campaign's login page. */
type Route = { readonly campaign: string; readonly path: string; readonly login: boolean; readonly preview: boolean }

const catalogue = JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')) as readonly Route[]

/** What the route catalogue (spec 2 §2.3) has of the campaigns that are served. */
export const routes: readonly Route[] = catalogue.filter(({ campaign }) => campaigns.some(({ prefix }) => prefix === campaign))
