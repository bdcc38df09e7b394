/** In front of every stored key: the product shares its origin and its cookies with others. */
export const KEY_PREFIX = 'market-platform-h5.'
