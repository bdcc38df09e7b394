// About 75 s.
import { walkAddresses } from './catalogue.ts'

walkAddresses('chromium64')
