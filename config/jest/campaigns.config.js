import config from './faults.config.js'

/** What every campaign shows, made from its definition: its pages, previews and fixtures, and the faults of its calls. */
export default { ...config, roots: ['<rootDir>/tests/campaigns', '<rootDir>/tests/faults'] }
