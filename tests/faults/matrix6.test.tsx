import { testShare } from './testShare'

testShare(5)
