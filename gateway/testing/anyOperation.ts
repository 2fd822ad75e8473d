import fc from 'fast-check'
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { isNodeType } from '../core/schema/node'
import { areasOf } from '../core/schema/areas'
import { globalId } from './stubbed'

/** A random generator whose values fast-check can repeat and shrink. */
export type Draw = fc.GeneratorValue

const scalars: Readonly<Record<string, (draw: Draw) => string>> = {
  Int: (draw) => String(draw(fc.integer, { min: 1, max: 60 })),
  Float: () => '0.5',
  Boolean: (draw) => String(draw(fc.boolean)),
  String: () => '"text"',
  HTML: () => '"<p>text</p>"',
  LocalDate: () => '"1990-02-03"',
  DateTime: () => '"2026-11-21T12:00:00.000Z"',
}

/** Draws an operation over a schema, with any arguments and to a given depth. */
export class AnyOperation {
  readonly #nodeTypes: readonly string[]
  #aliases = 0
  #fieldName = ''
  #lastUntold: string | undefined

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly draw: Draw,
  ) {
    this.#nodeTypes = Object.keys(schema.getTypeMap()).filter((name) => isNodeType(schema, name))
  }

  text(kind: 'query' | 'mutation', depth: number): string {
    const root = kind === 'query' ? this.schema.getQueryType() : this.schema.getMutationType()
    return `${kind} ${this.#selections(root?.name ?? '', depth)}`
  }

  /** One field with its arguments; `below` is what is asked of what it gives. */
  fieldText({ name, args }: GraphQLField<unknown, unknown>, below: string): string {
    this.#fieldName = name.toLowerCase()
    return `${name}${this.#args(args)} ${below}`
  }

  #selections(typeName: string, depth: number): string {
    const type = this.schema.getType(typeName)
    const fields = isObjectType(type) || (isAbstractType(type) && 'getFields' in type) ? type.getFields() : {}
    const usable = Object.values(fields).filter((field) => this.#isUsable(field, depth))
    const leading = usable.filter((field) => isCompositeType(getNamedType(field.type)))
    // Few fields side by side: deep operations cost most.
    const chosen = [...this.#some(leading, 1), ...this.#some(usable, 0)]
    const narrowed = isAbstractType(type)
      ? this.#some(this.schema.getPossibleTypes(type), 1).map(
          ({ name }) => `... on ${name} ${this.#selections(name, depth)}`,
        )
      : []
    return `{ __typename ${[...chosen.map((field) => this.#field(field, depth)), ...narrowed].join(' ')} }`
  }

  #isUsable({ type, args }: GraphQLField<unknown, unknown>, depth: number): boolean {
    const composite = isCompositeType(getNamedType(type))
    return (!composite || depth > 0) && args.every((arg) => !isNonNullType(arg.type) || canBeWritten(arg.type))
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const type = getNamedType(field.type)
    this.#aliases += 1
    const below = isCompositeType(type) ? this.#selections(type.name, depth - 1) : ''
    // The alias keeps two uses of a field with different arguments apart.
    return `f${this.#aliases}: ${field.name}${this.#args(field.args)} ${below}`
  }

  #args(args: readonly GraphQLArgument[]): string {
    const written = args.flatMap((arg) => this.#argument(arg))
    return written.length > 0 ? `(${written.join(', ')})` : ''
  }

  #argument({ name, type }: GraphQLArgument | GraphQLInputField): string[] {
    // A cursor must come from an earlier answer.
    if (['after', 'before', 'last'].includes(name)) return []
    const wanted = isNonNullType(type) || (canBeWritten(type) && this.draw(fc.boolean))
    return wanted ? [`${name}: ${this.#input(type, name)}`] : []
  }

  #input(wrapped: GraphQLInputType, name: string): string {
    const type = getNullableType(wrapped)
    if (isListType(type)) {
      const size = this.draw(fc.integer, { min: 1, max: 8 })
      return `[${Array.from({ length: size }, () => this.#input(type.ofType, name)).join(', ')}]`
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields())
      if (type.isOneOf) {
        const { name: only, type: value } = this.#one(fields)
        return `{ ${only}: ${this.#input(value, only)} }`
      }
      return `{ ${fields.flatMap((field) => this.#argument(field)).join(', ')} }`
    }
    if (name === 'first') return String(this.draw(fc.integer, { min: 1, max: 6 }))
    if (isEnumType(type)) return this.#one(type.getValues()).name
    return type.name === 'ID' ? this.#id(name) : (scalars[type.name]?.(this.draw) ?? 'null')
  }

  /** An id, where possible of the type in the argument's name: `profileId`, `mediaIds`. */
  #id(name: string): string {
    const told = name.replace(/Ids?$/, '').toLowerCase()
    const named = this.#nodeTypes.filter((type) => {
      const typed = type.toLowerCase()
      return told !== '' && (typed.endsWith(told) || told.endsWith(typed))
    })
    const kind = Object.values(this.schema.getTypeMap()).find((type) => type.name.toLowerCase() === told)
    const called = isObjectType(kind) ? [kind.name] : named
    const types = isAbstractType(kind) ? this.schema.getPossibleTypes(kind).map(({ name: type }) => type) : called
    const type = types.length > 0 ? this.#one(types) : this.#untoldType()
    const number = this.draw(fc.integer, { min: 1, max: 99 })
    const isPart = areasOf(this.schema).nodes.get(type)?.isPart
    return JSON.stringify(globalId(type, isPart ? `${this.draw(fc.integer, { min: 1, max: 99 })}.${number}` : number))
  }

  /** A type that the argument does not tell: often one in the field's name, or the last one, since two ids are mostly alike. */
  #untoldType(): string {
    if (this.#lastUntold === undefined || this.draw(fc.boolean)) {
      const named = this.#nodeTypes.filter((type) => this.#fieldName.includes(type.toLowerCase()))
      this.#lastUntold = this.#one(named.length > 0 && this.draw(fc.boolean) ? named : this.#nodeTypes)
    }
    return this.#lastUntold
  }

  /** Draws `least` or one more; items may repeat. */
  #some<T>(from: readonly T[], least: 0 | 1): T[] {
    if (from.length === 0) return []
    const size = least + this.draw(fc.nat, { max: 1 })
    return Array.from({ length: size }, () => this.#one(from))
  }

  /** Draws an index, because fast-check inspects every value that it is given. */
  #one<T>(from: readonly T[]): T {
    const one = from[this.draw(fc.nat, { max: from.length - 1 })]
    if (one === undefined) throw new Error('There is nothing to draw from')
    return one
  }
}

/** Excludes files, which a document cannot hold. */
function canBeWritten(wrapped: GraphQLInputType): boolean {
  const type = getNamedType(wrapped)
  if (!isInputObjectType(type)) return isEnumType(type) || type.name === 'ID' || type.name in scalars
  return Object.values(type.getFields()).every((field) => !isNonNullType(field.type) || canBeWritten(field.type))
}
