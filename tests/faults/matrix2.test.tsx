import { testShare } from './testShare'

testShare(1)
