require('./styleMatching.cjs')
const FixedJsdom = require('jest-fixed-jsdom')
require('./cheapElements.cjs')
const { quickenComputedStyle } = require('./computedStyle.cjs')
const { withDescribeFile } = require('./withDescribeFile.cjs')

class JsdomEnvironment extends FixedJsdom {
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
