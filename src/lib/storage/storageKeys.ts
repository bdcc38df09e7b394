/** In front of the keys of what the store keeps, and of most others: the product shares its origin and its cookies with others. The device id, the scroll positions and the reload marks have a colon in place of the dot, as tabs that are open have written them. */
export const KEY_PREFIX = 'market-platform-h5.'

/** The prefix of the keys under which slices keep a user's data for all tabs. A logout removes all of these keys (spec 1 §4), also those of slices that are not loaded. */
export const USER_KEY_PREFIX = `${KEY_PREFIX}user.`

/** The key under which a slice keeps what is the user's, of the slice's own key. */
export const toUserKey = (key: string): string => key.replace(KEY_PREFIX, USER_KEY_PREFIX)
