import { DOMAIN } from './environments.ts'

const hostOf = (line: string, stage: string): string => `h5${line}${stage}.${DOMAIN}`

/** Every name under which the site is served, for a server's configuration, which wants them one by one (`stageAndLineOf` reads them). */
export const siteHosts: readonly string[] = ['', '-commercial', '-taxi'].flatMap((line) => ['', '-dev', '-sit', '-uat'].map((stage) => hostOf(line, stage)))

/** Where people have the site, for what has to say a whole address. */
export const PRODUCTION_ORIGIN = `https://${hostOf('', '')}`

/** The names of a developer's own machine, which no server that others reach answers to. */
export const developerHosts: readonly string[] = ['localhost', 'car-commercial.localhost', 'taxi.localhost', '127.0.0.1']
