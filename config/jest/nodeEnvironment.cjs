const { TestEnvironment } = require('jest-environment-node')
const { withDescribeFile } = require('./withDescribeFile.cjs')

/** For rules that need no document. */
module.exports = withDescribeFile(TestEnvironment)
