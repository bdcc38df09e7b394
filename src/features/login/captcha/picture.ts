export { PictureDialog } from './PictureDialog'
export { startPicture } from './pictureFlow'
