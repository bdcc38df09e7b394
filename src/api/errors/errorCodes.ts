import * as CODE from './errorCatalogue'

/** A namespace rather than an object, so that the bundler keeps only the codes that a page reads. */
export { CODE }
