export { isPreviewFrame } from './previewFrame'
export { reportAction } from './reportAction'
export { usePreviewConfig } from './usePreviewConfig'
