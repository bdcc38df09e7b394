export { orderTimeMessages } from './messages'
export { dayText, orderTimeText } from './orderTimeText'
export { testDriveTheme } from './testDriveTheme'
