import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { byLocale, locales, type Locale } from './locale'

/** A day, yyyy-MM-dd. */
export const IsoDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** An object without other keys. */
export const Exact = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false })

/** An object with one value per key. */
export const ByKey = <Key extends string, Schema extends TSchema>(
  keys: readonly Key[],
  schema: Schema,
): TObject<Record<Key, Schema>> => Exact(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>)

/** Languages that address a couple differently from one person; English does not. */
const coupleLocales = ['da-DK', 'nb-NO', 'sv-SE'] as const satisfies readonly Locale[]

/**
 * Reads the texts of every locale from `<locale>.json` beside a module.
 * @param module its `import.meta.url`, or the address of a folder with a slash at its end
 * @param parity what must be equal in every locale, for example ids; the keys of objects are equal by the schema
 * @throws if a file does not match the schema or differs from English in `parity`
 */
export function readTexts<Schema extends TSchema>(
  module: string,
  schema: Schema,
  parity: (texts: Static<Schema>) => unknown = () => undefined,
): Record<Locale, Static<Schema>> {
  const texts = byLocale((locale) => readFile(new URL(`./${locale}.json`, module), schema))
  for (const locale of locales) {
    if (isDeepStrictEqual(parity(texts[locale]), parity(texts['en-GB']))) continue
    throw new Error(`${fileURLToPath(new URL(`./${locale}.json`, module))} differs from English in its entries`)
  }
  return texts
}

/** Reads the texts that differ for couples, from `<locale>.couple.json` beside a module. @throws as {@link readTexts} */
export function readCoupleTexts<Schema extends TSchema>(
  module: string,
  schema: Schema,
): Partial<Record<Locale, Static<Schema>>> {
  return Object.fromEntries(
    coupleLocales.map((locale) => [locale, readFile(new URL(`./${locale}.couple.json`, module), schema)]),
  )
}

function readFile<Schema extends TSchema>(file: URL, schema: Schema): Static<Schema> {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (Check(schema, texts)) return texts
  const [error] = Errors(schema, texts)
  throw new Error(`${fileURLToPath(file)} ${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`)
}
