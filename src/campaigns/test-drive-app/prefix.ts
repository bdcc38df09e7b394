export const prefix = 'test-drive-app'
