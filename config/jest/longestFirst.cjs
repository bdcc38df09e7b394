/** By what a file has in its path, from the longest on. */
const PARTS = ['/tests/suites/campaigns', '/tests/faults/matrix', '/tests/suites/journeys', '/tests/suites/product', '/tests/suites/rules', '/tests/suites/', '/tests/campaigns/previews', '']

/** Starts the long suites first, also where no earlier run has been timed: the short files fill what is left of the workers' time. */
module.exports = class LongestFirst {
  sort(tests) {
    const weight = ({ path }) => PARTS.findIndex((part) => path.includes(part))
    return [...tests].sort((a, b) => weight(a) - weight(b))
  }

  allFailedTests(tests) {
    return tests
  }

  cacheResults() {}
}
