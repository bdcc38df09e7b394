/** For a campaign whose login page is the standard one. */
export const loadLoginScene = () => import('./LoginScene').then(({ LoginScene }) => LoginScene)
