/** The folder of the product on its host. Apart from webpack.config.ts: what only names an address does not load webpack for it. */
export const BASE_PATH = '/market-platform-h5/'
