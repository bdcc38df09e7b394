/**
 * What the standard login page may load, in whichever campaign, brotli on the wire, as a share of the floor: the smallest page on the same frameworks, in one modern
 * bundle (tests/bench/floor). Sizes are gated because they repeat to the byte; `npm run bench` reports times.
 */
export const bytesOfFloor = { modern: 1.1, legacy: 1.45 } as const

/** The script in the document, plain, and the whole document, brotli: both come before everything else. */
export const documentBytes = { script: 6_500, brotli: 4_200 } as const

/** What one campaign more may add to what every page of every campaign loads, brotli: the entry of a bundle, and the document. */
export const bytesOfEachCampaign = { entry: 20, document: 10 } as const

/** What the login page may take in time, as a share of the floor's. Reported by `npm run bench`, not gated: times are noisy. */
export const timesOfFloor = { fcp: 0.35, lcp: 0.35, usable: 1 } as const
