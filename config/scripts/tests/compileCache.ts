import { resolve } from 'node:path'

/** For processes that are started one after the other and read the same modules: what one has compiled, the next one reads. */
export const compileCache = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }
