import { expect, test } from 'vitest'
import { startTestProduct } from './setup/product'

test('both servers prove their identity to the process that started them', async () => {
  const product = await startTestProduct({ READY_TOKEN: 'mine' })
  try {
    for (const url of [product.url, product.legacyUrl]) {
      const { status, headers } = await fetch(`${url}/readyz`)
      expect([status, headers.get('x-ready-token')]).toEqual([200, 'mine'])
    }
  } finally {
    await product.close()
  }
})
