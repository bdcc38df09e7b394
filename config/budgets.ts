/**
 * What the standard login page may load, in whichever campaign, brotli on the wire, as a share of the floor: the smallest page on the same frameworks, in one modern
 * bundle (tests/bench/floor). Sizes are gated because they repeat to the byte; `npm run bench` reports times.
 */
export const bytesOfFloor = { modern: 1, legacy: 1.25 } as const

/** What the home of a campaign may load before it shows, and in the seconds after, likewise, as a share of the modern floor. */
export const homeBytesOfFloor = 1.15

/** The two scripts in a document, plain, and a whole document, brotli: both come before everything else. */
export const documentBytes = { scripts: 4_000, brotli: 5_000 } as const

/** The picture that a chat app draws beside a link. */
export const linkPictureBytes = 24_000

/** What one campaign more may add to what every page of every campaign loads, brotli: the entry of a bundle. Its documents are its own. */
export const bytesOfEachCampaign = { entry: 20 } as const

/**
 * What people wait for, at most, as a share of what the floor takes: the first and the largest paint, a phone field that can be typed into and a home's button that takes a press,
 * the login page's whole form, a home's call to action in the app, the first time and on a second visit, and how long a touch would not be answered (blocking time). Reported by `npm run bench`, not gated: times are noisy.
 */
export const timesOfFloor = { fcp: 0.3, lcp: 0.3, usable: 0.3, form: 1.05, action: 1.15, again: 0.45, blocking: 1 } as const

/** How far things may move over a whole load (layout shift, summed up). Reported likewise. */
export const layoutShift = 0.01

/** How soon the screen answers a press (interaction to next paint), on a processor four times slower, in milliseconds. Reported likewise. */
export const pressMs = 100
