/** Every address of the product lies under this path (spec 2 §2). */
export const BASE_PATH = '/market-platform-h5'
