/**
 * Gives the tests of an environment `describeFile(name, load)`: a `describe` whose body may take its time, as reading a file does.
 * tests/suites needs it.
 */
exports.withDescribeFile = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup()
      this.global.describeFile = async (name, load) => {
        const outer = this.circus.currentDescribeBlock
        this.global.describe(name, () => {})
        this.circus.currentDescribeBlock = outer.children.at(-1)
        try {
          await load()
        } finally {
          this.circus.currentDescribeBlock = outer
        }
      }
    }

    handleTestEvent(event, state) {
      this.circus = state
      return super.handleTestEvent?.(event, state)
    }
  }
