// About 120 s.
import { walkAddresses } from './catalogue.ts'

walkAddresses('chromium64')
