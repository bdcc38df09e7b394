/** Pages that the app leads to by itself, which the user has not chosen: a login, and the notice of an activity that is not open. With or without the base path. */
export const isForcedRoute = (pathname: string): boolean => /\/(login|invalid-activity\/[^/]+)\/?$/.test(pathname)
