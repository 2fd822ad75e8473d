// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StructuredData } from './StructuredData'

const thing = { '@type': 'Review', reviewBody: `</script><script>alert("1")</script><!-- & 'more' \u2028` }

it.each([
  ['the server', () => renderToString(<StructuredData things={[thing]} />)],
  ['the browser', () => render(<StructuredData things={[thing]} />).container.innerHTML],
])('stays within its script as %s writes it, and reads as it was', (_, draw) => {
  const html = draw()
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector('script')
  expect(found?.type).toBe('application/ld+json')
  expect(JSON.parse(found?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': [thing] })
})
