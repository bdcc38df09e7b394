export { sampleRecording } from './fixtures'
