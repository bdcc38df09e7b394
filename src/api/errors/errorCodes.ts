import * as CODE from './errorCatalogue'

/** Constants of a module, so that a page loads those alone that something on it reads. */
export { CODE }
