import { expect, it } from 'vitest'
import { videoNameOf } from './videoAddress'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s', 'youtube:dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ?si=abc ', 'youtube:dQw4w9WgXcQ'],
  ['m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo:76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo:76979871'],
])('accepts %s', (address, name) => {
  expect(videoNameOf(address)).toBe(name)
})

it.each([
  '',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  'javascript:https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'look at https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
])('rejects %j', (address) => {
  expect(videoNameOf(address)).toBeNull()
})
