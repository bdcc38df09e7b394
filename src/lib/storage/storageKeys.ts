/** In front of every stored key: the product shares its origin and its cookies with others. */
export const KEY_PREFIX = 'market-platform-h5.'

/** Begins the keys of what slices keep of a user rather than of a tab: the session's end takes it all away (spec 1 §4), also where no slice is loaded to hear of it. */
export const USER_STORAGE = `${KEY_PREFIX}user.`
