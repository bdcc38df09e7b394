require('./styleMatching.cjs')
const FixedJsdom = require('jest-fixed-jsdom')
require('./cheapElements.cjs')
const { quickenComputedStyle } = require('./computedStyle.cjs')
const { withDescribeFile } = require('./withDescribeFile.cjs')

/** jsdom neither draws nor goes to another document, and says so each time, with a stack. It is printed no more; a test that listens to the console hears of it. */
function quieten(virtualConsole, console) {
  virtualConsole.removeAllListeners('jsdomError')
  virtualConsole.on('jsdomError', (error) => {
    if (error.type !== 'not implemented' || console.error._isMockFunction) console.error(error)
  })
}

class JsdomEnvironment extends FixedJsdom {
  constructor(config, context) {
    super(config, context)
    quieten(this.dom.virtualConsole, context.console)
  }

  async setup() {
    await super.setup()
    quickenComputedStyle(this.global)
  }

  handleTestEvent({ name }) {
    // jsdom keeps the windows of frames that are gone (the fingerprint opens one) and tells each of them of every write to the storage.
    if (name === 'test_done' && this.global.length === 0) this.global._currentOriginData.windowsInSameOrigin.length = 1
  }
}

module.exports = withDescribeFile(JsdomEnvironment)
