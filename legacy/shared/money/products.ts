import { sql, type RawBuilder } from 'kysely'
import type { PurchasableItem } from '../../contract/money/moneyEnums'
import type { Database } from '../../core/database/connect'
import type { Site } from '../../core/sites'

/** Something on sale on a site, with its price now. */
export interface Product {
  readonly id: number
  readonly item: PurchasableItem
  /** How long it lasts, in calendar months or in days; birthday wishes have neither. */
  readonly months: number | null
  readonly days: number | null
  readonly renews: boolean
  readonly currency: string
  readonly amount: number
  /** Hundredths of a percent. */
  readonly vatBasisPoints: number
}

/** What is on sale on a site at a moment, shortest first. */
export async function productsOnSale(
  db: Database,
  site: Site,
  now: Date,
  items: readonly PurchasableItem[],
): Promise<Product[]> {
  const { rows } = await onSale(site, now, sql`product.item = any(${[...items]}::integer[])`).execute(db)
  return rows
}

/** Those of some products that are on sale on a site at a moment. */
export async function productsWithIds(db: Database, site: Site, now: Date, ids: readonly number[]): Promise<Product[]> {
  const { rows } = await onSale(site, now, sql`product.id = any(${[...ids]}::integer[])`).execute(db)
  return rows
}

export async function productOnSale(db: Database, site: Site, now: Date, id: number): Promise<Product | undefined> {
  const { rows } = await onSale(site, now, sql`product.id = ${id}`).execute(db)
  return rows[0]
}

function onSale(site: Site, now: Date, condition: RawBuilder<unknown>) {
  return sql<Product>`
    select product.id, item, months, days, renews, price.currency, price.amount, vat.basis_points as vat_basis_points
    from product
    cross join lateral (
      select currency, amount from price
      where price.product_id = product.id and price.site_id = ${site.id} and price.valid_from <= ${now}
      order by price.valid_from desc limit 1
    ) as price
    cross join lateral (
      select basis_points from vat_rate
      where vat_rate.country_id = ${site.countryId} and vat_rate.valid_from <= ${now}
      order by vat_rate.valid_from desc limit 1
    ) as vat
    where ${condition} and price.currency = ${site.currency}
    order by months nulls first, days nulls last, product.id`
}

/** The VAT contained in an amount, in minor units. */
export function vatIn(amount: number, basisPoints: number): number {
  return Math.round((amount * basisPoints) / (10_000 + basisPoints))
}
