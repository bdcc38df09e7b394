import config from './jest.config.js'

/** The fault matrix, apart from the quick loop: it takes minutes. */
export default { ...config, roots: ['<rootDir>/tests/faults'] }
