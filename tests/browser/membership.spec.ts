import { expect, test } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation, GUIDELINES } from './accessibility'
import { bothScreens } from './anyScreen'
import { newMember } from './member'
import { pay } from './pay'

/** The payment page is another site, and the first page of a busy machine is slow. */
test(
  'a membership is bought on the payment page, after a card that was declined, and stopped again',
  bothScreens,
  async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await page.goto('/Membership')
    await page.getByRole('radio', { name: /^3 måneder/ }).check()
    await expect(page.getByText(/Fornyes hver 3\. måned til kr\.\s329,00/)).toBeVisible()
    await expectNoViolation(page, { tags: GUIDELINES })
    await expectNoSidewaysScrolling(page)

    const payButton = page.getByRole('button', { name: /^Betal kr\.\s329,00/ })
    await payButton.click()
    await expect(page.getByText('Sæt et flueben her for at gå videre.')).toBeVisible()
    await page.getByRole('checkbox').check()
    await payButton.click()

    await pay(page, '4000000000009995')
    await page.getByRole('link', { name: 'Fortryd og gå tilbage' }).click()
    const order = page.getByRole('dialog', { name: 'Ordre' })
    await expect(order.getByText(/Der var ikke penge nok på kontoen/)).toBeVisible()
    await expectNoViolation(page, { within: ['[role="dialog"]'], tags: GUIDELINES })
    await order.getByRole('link', { name: 'Prøv igen' }).click()

    await pay(page, '4111111111111111')
    const receipt = page.getByRole('dialog', { name: 'Kvittering' })
    await expect(receipt.getByText('Tak, det er betalt')).toBeVisible()
    // Not where the page was left.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await receipt.getByRole('link', { name: 'Se hele kvitteringen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kvittering' })).toBeVisible()
    await expect(page.getByText(/Købet kan fortrydes indtil/)).toBeVisible()
    await expectNoViolation(page, { tags: GUIDELINES })
    await expectNoSidewaysScrolling(page)

    await page.goto('/Membership')
    await page.getByRole('button', { name: 'Stop medlemskabet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop det' }).click()
    await page.getByRole('button', { name: 'Lad det fornyes igen' }).click()
    await expect(page.getByRole('button', { name: 'Stop medlemskabet' })).toBeVisible()
  },
)
