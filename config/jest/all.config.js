import campaigns from './campaigns.config.js'
import suites from './suites.config.js'

/** All that jest runs, in one run: what is left of one part fills the workers that another leaves idle. */
export default { ...suites, projects: [...suites.projects, ...campaigns.projects] }
