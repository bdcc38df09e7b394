/** Nothing is sampled: `npm run test:browser -- --whole`, a part of `npm run test:full`. */
export const isWhole = process.env.BROWSERS === 'whole'
