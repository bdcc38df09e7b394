import { useEffect, useState } from 'react'
import { lazyChunk, LazyComponent } from '@/lib/lazy/lazyChunk'

/** Spec 2 §9. */
const SHOW_AFTER_PX = 600

const backToTop = lazyChunk(() => import('./BackToTop').then(({ BackToTop }) => BackToTop))

/** On every page, since any may grow long: a button back to the top, loaded and shown after 600 px of scroll. */
export function LazyBackToTop() {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const measure = () => setFar(window.pageYOffset > SHOW_AFTER_PX)
    measure()
    window.addEventListener('scroll', measure)
    return () => window.removeEventListener('scroll', measure)
  }, [])
  return isFar ? <LazyComponent chunk={backToTop} /> : null
}
