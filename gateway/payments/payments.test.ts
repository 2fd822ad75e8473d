import { describe, expect, it } from 'vitest'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const payment = { method: 'CREDIT_CARD', consent: true, key: 'one-purchase' }
const sent = { method: 1, consent: true, key: 'one-purchase' }
const offer = {
  id: 21,
  item: 3,
  name: 'QuickScor-annonce',
  months: null,
  days: 7,
  renews: false,
  price: { amount: 2900, currency: 'DKK' },
  vat: { amount: 580, currency: 'DKK' },
  methods: [1],
}

describe('buying', () => {
  it.each([
    ['buyMembership', { packageId: globalId('MembershipPackage', 1) }, { productId: 1 }],
    ['buyMembership', { packageId: globalId('MembershipPackage', 0) }, { productId: 0 }],
    [
      'buyMembership',
      { packageId: globalId('MembershipPackage', 2), specialOfferId: globalId('SpecialOffer', 5) },
      { productId: 2, specialOfferId: 5 },
    ],
    [
      'giveMembership',
      { packageId: globalId('MembershipPackage', 11), profileId: globalId('Profile', 3) },
      { productId: 11, recipientId: 3 },
    ],
    ['buyQuickScorAd', { text: 'Kaffe?' }, { productId: 21, text: 'Kaffe?' }],
  ])('%s with %j orders %j, and reads the order only where it is asked for', async (name, input, body) => {
    server.stub.on('Payment.QuickScorPageData', () => ({ offer, maxLength: 200 }))
    server.stub.on('Payment.Pay', () => ({ orderId: 100_001, url: 'https://pay.test/1', bankTransfer: null }))
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const { data, errors } = await server.ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { checkoutUrl userErrors { code } } }`,
      { input: { ...input, payment } },
    )
    expect([data, errors]).toEqual([{ [name]: { checkoutUrl: 'https://pay.test/1', userErrors: [] } }, []])
    expect(
      server.stub.seen.filter(({ name: call }) => call === 'Payment.Pay').map(({ body: received }) => received),
    ).toEqual([{ ...body, ...sent }])
  })

  it('that was refused points at the fields of the graph', async () => {
    const fields = [
      { field: 'productId', code: 'NOT_FOUND', message: 'Nej' },
      { field: 'method', code: 'VALIDATION_FAILED', message: 'Nej' },
    ]
    server.stub.refuse('Payment.Pay', 400, 'VALIDATION_FAILED', { fields })
    const { data } = await server.ask(
      'mutation ($input: BuyMembershipInput!) { buyMembership(input: $input) { userErrors { field } } }',
      { input: { packageId: globalId('MembershipPackage', 1), payment } },
    )
    expect(data).toEqual({
      buyMembership: { userErrors: [{ field: ['packageId'] }, { field: ['payment', 'method'] }] },
    })
  })
})

describe('what staff see of a day', () => {
  it('is what was paid by product, and what the services tell otherwise', async () => {
    const DKK = (amount: number) => ({ amount, currency: 'DKK' })
    const day = '2026-11-20'
    server.stub.answer('Payment.GetTakings', [
      { day, item: 3, payments: 1, paid: DKK(2900), refunded: DKK(0), vat: DKK(580) },
    ])
    server.stub.answer('Payment.GetDifferences', [
      { service: 'bankTransfer', handle: 'a1', orderId: null, ours: DKK(0), theirs: DKK(2900) },
    ])
    const { data, errors } = await server.ask(
      `query ($day: LocalDate!) { viewer {
        takings(from: $day, to: $day) { day item payments paid { amount currency } }
        paymentDifferences(from: $day, to: $day) { service handle orderNumber theirs { amount } }
      } }`,
      { day },
    )
    expect([data, errors]).toEqual([
      {
        viewer: {
          takings: [{ day, item: 'QUICK_SCOR_AD', payments: 1, paid: DKK(2900) }],
          paymentDifferences: [{ service: 'BANK_TRANSFER', handle: 'a1', orderNumber: null, theirs: { amount: 2900 } }],
        },
      },
      [],
    ])
  })
})
