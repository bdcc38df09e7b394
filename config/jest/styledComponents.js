// Jest reads packages as Node does: styled-components is CommonJS there and its default import would be the whole module.
// webpack takes the package's ES module, where the default import is `styled`. This gives jest the same view.
import cjs from '../../node_modules/styled-components/dist/styled-components.browser.cjs.js'

export * from '../../node_modules/styled-components/dist/styled-components.browser.cjs.js'
export default cjs.styled
