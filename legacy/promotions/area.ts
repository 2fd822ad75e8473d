import { PurchasableItem } from '../contract/money/moneyEnums'
import type { Handlers } from '../core/handler'
import { defineArea } from '../shared/area/area'
import { birthdayWishes, birthdayWishesPage, deliverBirthdayWishes } from './birthdayWishes'
import { searchPromotion, searchPromotionPage } from './searchPromotion'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      deliverBirthdayWishes: Record<string, never>
    }
  }
}

const handlers = {
  'Payment.SearchPromotionPageData': (deps, { viewer }) => searchPromotionPage(deps, viewer),
  'Payment.BirthdayWishesData': (deps, { viewer }) => birthdayWishesPage(deps, viewer),
} satisfies Partial<Handlers>

/** Standing first in the search, and greetings on birthdays. */
export const promotions = defineArea({
  name: 'promotions',
  handlers,
  fulfilments: {
    [PurchasableItem.SearchPromotion]: searchPromotion,
    [PurchasableItem.BirthdayWishes]: birthdayWishes,
  },
  tasks: { deliverBirthdayWishes: { run: deliverBirthdayWishes, schedule: '4 * * * * ?max=1' } },
})
