/** Stands in for FingerprintJS, which waits for the size of a screen for ever where there is none: on fake timers a test would never end. */
export const load = () => Promise.resolve({ get: () => Promise.resolve({ visitorId: 'finger-of-jsdom' }) })
