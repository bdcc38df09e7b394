// `npm run licences`: lists the licences of the packages in the product.
import { writeFileSync } from 'node:fs'
import { LIST, licenceList, shippedPackages } from '../../security/licences.ts'

const packages = shippedPackages()
writeFileSync(LIST, licenceList(packages))
console.log(`${LIST}: ${packages.length} packages`)
