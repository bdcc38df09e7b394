export { SliderBack } from './SliderBack'
export { startSlider } from './sliderFlow'
