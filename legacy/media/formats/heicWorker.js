import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

// Decodes one HEIC picture and posts its pixels as RGBA, turned as its header tells; throws for what is none.
const { bytes, maxPixels } = workerData
const images = new libheif.HeifDecoder().decode(bytes)
const image = images.find((one) => one.is_primary()) ?? images[0]
if (!image) throw new Error('There is no picture in the file')
const [width, height] = [image.get_width(), image.get_height()]
if (width * height > maxPixels) throw new Error('The picture has too many pixels')
const empty = { data: new Uint8ClampedArray(width * height * 4), width, height }
image.display(empty, (shown) => {
  if (!shown) throw new Error('The picture cannot be decoded')
  parentPort?.postMessage({ width, height, data: shown.data }, [shown.data.buffer])
})
