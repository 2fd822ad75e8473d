import { readFileSync } from 'node:fs'
import type { GraphQLSchema } from 'graphql'
import { nameOfAccess, type Call } from '../../legacy/contract/call'
import { type CallName, calls, pathOf } from '../../legacy/contract/contract'
import { byName, callingFields, type CallingField, group, isOfPayload } from './callingFields'
import { code, link, oneLine, paragraphs, table } from './markdown'

/** Text of `docs/graph.md`: an introduction, every field that makes a call, every call with its fields. */
export function graphDocument(schema: GraphQLSchema): string {
  const introduction = readFileSync(new URL('introduction.md', import.meta.url), 'utf8')
  const fields = callingFields(schema)
  return paragraphs(introduction.trim(), fieldsByArea(schema, fields), callsByArea(fields))
}

function fieldsByArea(schema: GraphQLSchema, fields: readonly CallingField[]): string {
  const areas = [...group(fields, ({ area }) => area)].sort(([a], [b]) => byName(a, b))
  const index = areas.map(([area]) => link(titleOf(area), titleOf(area))).join(' · ')
  const sections = areas.map(([area, ofArea]) => {
    const types = [
      ...group(
        ofArea.filter((field) => !isOfPayload(field)),
        homeOf,
      ),
    ].map(([home, ofType]) => paragraphs(`#### ${home}`, descriptionOf(schema, ofType), tableOfFields(ofType)))
    const payloads = [...group(ofArea.filter(isOfPayload), homeOf)].map(([home, ofPayloads]) =>
      paragraphs(`#### ${home}`, tableOfPayloads(ofPayloads)),
    )
    return paragraphs(`### ${titleOf(area)}`, ...types, ...payloads)
  })
  return paragraphs('## Fields by area', index, ...sections)
}

function descriptionOf(schema: GraphQLSchema, [field]: readonly CallingField[]): string {
  return field ? oneLine(schema.getType(field.type)?.description ?? '') : ''
}

function tableOfFields(fields: readonly CallingField[]): string {
  return table(['field', 'what it is', 'calls'], fields.map(cellsOf))
}

/** Many payloads have the same fields, so identical ones share a row. */
function tableOfPayloads(fields: readonly CallingField[]): string {
  const alike = [...group(fields, (field) => cellsOf(field).join('\n')).values()]
  const rows = alike.flatMap((same) => {
    const names = same.map(({ type }) => code(type)).join(', ')
    return same.slice(0, 1).map((field) => [...cellsOf(field), names])
  })
  return table(['field', 'what it is', 'calls', 'of'], rows)
}

function cellsOf({ name, what, calls: made }: CallingField): string[] {
  return [code(name), what, made.map((call) => link(code(call), titleOfCalls(areaOfCall(call)))).join(', ')]
}

function callsByArea(fields: readonly CallingField[]): string {
  const areas = [...group(calls, ([name]) => areaOfCall(name))].sort(([a], [b]) => byName(a, b))
  const index = areas.map(([area]) => link(area, titleOfCalls(area))).join(' · ')
  const sections = areas.map(([area, ofArea]) => {
    const rows = ofArea.toSorted(([a], [b]) => byName(a, b)).map(([name, call]) => rowOf(name, call, fields))
    return paragraphs(`### ${titleOfCalls(area)}`, table(['call', 'what it does', 'who may', 'made by'], rows))
  })
  const legend = `Who may: \`public\` anyone; \`loggedIn\` a session; \`accepted\` one that has accepted the terms; \`active\` one that is
neither locked nor held for validation; \`paying\` one with a membership; \`darkApproved\` one approved for the dark sites; or
staff of a role. Each includes the ones before it. A call that is _assumed_ is not named by the specification of the REST
calls: a site with its own server must bring it, or take it out of the contract.`
  return paragraphs('## Calls', legend, index, ...sections)
}

function rowOf(name: CallName, { method, assumed, summary, access }: Call, fields: readonly CallingField[]): string[] {
  const makers = fields.filter(({ calls: made }) => made.includes(name))
  return [
    code(`${method} ${pathOf(name)}`) + (assumed ? ' _assumed_' : ''),
    oneLine(summary),
    code(nameOfAccess(access)),
    [...new Set(makers.map(linkToField))].join(', '),
  ]
}

function linkToField(field: CallingField): string {
  return link(code(`${isOfPayload(field) ? '…Payload' : field.type}.${field.name}`), homeOf(field))
}

function areaOfCall(name: string): string {
  return name.slice(0, name.indexOf('.'))
}

/** `editProfile` → `Edit profile`. */
function titleOf(area: string): string {
  const words = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function titleOfCalls(area: string): string {
  return `Calls of ${area}`
}

/** Heading of a field; a type may have fields in several areas. */
function homeOf(field: CallingField): string {
  return `${isOfPayload(field) ? 'Payloads' : field.type} in ${titleOf(field.area).toLowerCase()}`
}
