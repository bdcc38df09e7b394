// Stands in for the package `stylis` (webpack.config.ts), which styled-components reads: all of it but the vendor prefixes, which our styles write
// themselves where a browser of ours needs one.
export * from '../../node_modules/stylis/src/Enum.js'
export * from '../../node_modules/stylis/src/Utility.js'
export * from '../../node_modules/stylis/src/Parser.js'
export * from '../../node_modules/stylis/src/Tokenizer.js'
export * from '../../node_modules/stylis/src/Serializer.js'
export * from '../../node_modules/stylis/src/Middleware.js'
export const prefixer = undefined
